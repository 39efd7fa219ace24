// `npm test`
import { continueIn, ensureInstalled } from '../local/install.mjs';

ensureInstalled();
continueIn('infra/test/run-tests.ts', process.argv.slice(2));
