import { bootstrap } from '@garage/shared/bootstrap';
import { loadConfig } from '@garage/shared/config/env';
import { AppModule } from './app.module.js';
import { ContactConfig } from './config/env.js';

await bootstrap(AppModule, loadConfig(ContactConfig), { service: 'contact' });
