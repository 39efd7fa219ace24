// `npm run backup` and `npm run restore`
import { continueIn, ensureInstalled } from './install.mjs';

ensureInstalled();
continueIn('infra/local/backup.ts', process.argv.slice(2));
