import { bootstrap } from '@garage/shared/bootstrap';
import { AppModule } from './app.module.js';
import { loadConfig } from '@garage/shared/config/env';
import { AuthConfig } from './config/env.js';

await bootstrap(AppModule, loadConfig(AuthConfig), { service: 'auth' });
