import contactMessages from '../features/contact-messages/locales/de.json';
import panel from '../features/panel/locales/de.json';
import session from '../features/session/locales/de.json';

/** German texts of the staff area, one namespace per feature; loaded with its chunk. */
export default { session, panel, contactMessages };
