// `npm start` and, with --dev, `npm run dev`.
import { continueIn, ensureInstalled } from './install.mjs';

ensureInstalled();
continueIn('infra/local/main.ts', process.argv.slice(2));
