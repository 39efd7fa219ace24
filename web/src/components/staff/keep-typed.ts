/**
 * When newer stored values come into an open form, what was typed stays, and stays to be saved: without
 * `keepDirty` the form would call itself unchanged, and its button would not work.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;
