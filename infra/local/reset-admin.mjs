// `npm run reset-admin`
import { continueIn, ensureInstalled } from './install.mjs';

ensureInstalled();
continueIn('infra/local/reset-admin.ts', process.argv.slice(2));
