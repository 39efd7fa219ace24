import { bootstrap } from '@garage/shared/bootstrap';
import { BaseConfig, loadConfig } from '@garage/shared/config/env';
import { AppModule } from './app.module.js';

await bootstrap(AppModule, loadConfig(BaseConfig), { service: 'content' });
