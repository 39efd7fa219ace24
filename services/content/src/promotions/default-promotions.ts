import templates from './default-promotions.json' with { type: 'json' };
import type { NewPromotion } from './promotions.repository.js';

/** Ready to be switched on by the staff; a new installation shows none by itself. */
export const DEFAULT_PROMOTIONS = templates.map((template) => ({
  ...template,
  isActive: false,
  ignoreDates: false,
})) as NewPromotion[];
