import { bootstrap } from '@garage/shared/bootstrap';
import { loadConfig } from '@garage/shared/config/env';
import { AppModule } from './app.module.js';
import { ContentConfig } from './config/env.js';

await bootstrap(AppModule, loadConfig(ContentConfig), { service: 'content' });
