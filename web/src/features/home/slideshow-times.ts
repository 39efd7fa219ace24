/** How long a picture stands; it grows by a tenth meanwhile. */
export const SLIDE_MS = 8000;
export const FADE_MS = 1500;
