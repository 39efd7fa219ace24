import { NO_WEB_ADDRESS } from '../../../mail/strangers-words.js';
import texts from '../../locales/de.json' with { type: 'json' };

/** For fields whose words stand in the mails about an appointment. */
export const MAILED = { pattern: NO_WEB_ADDRESS, patternMessage: texts.noWebAddress } as const;
