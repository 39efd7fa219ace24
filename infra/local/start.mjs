// `npm start` and, with --dev, `npm run dev`.
import { continueIn, ensureInstalled } from './install.mjs';

ensureInstalled();
// It stays as long as the site, beside the parts that it looks after: SMALL_HEAP of parts.ts, which Node 20 cannot read.
continueIn('infra/local/main.ts', process.argv.slice(2), ['--max-semi-space-size=2']);
