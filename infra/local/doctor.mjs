// `npm run doctor`
import { continueIn, ensureInstalled } from './install.mjs';

ensureInstalled();
continueIn('infra/local/doctor.ts', process.argv.slice(2));
