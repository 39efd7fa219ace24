import type { Language } from '@garage/contracts/languages';
import type { Texts } from './create-i18n.ts';
import de from './de.ts';
import en from './en.ts';
import fr from './fr.ts';
import it from './it.ts';
import pt from './pt.ts';

/** Every language, for the server. */
export const ALL_TEXTS: Record<Language, Texts> = { de, en, fr, it, pt };
