/**
 * When newer stored values come into an open form, what was typed stays, and stays to be saved: without
 * `keepDirty` the form would call itself unchanged, and its button would not work.
 */
export const KEEP_TYPED = { keepDirtyValues: true, keepDirty: true } as const;

/** For a form that otherwise keeps what was typed: what is saved or thrown away makes room for the stored values. */
export const REPLACE_TYPED = { keepDirtyValues: false, keepDirty: false } as const;
