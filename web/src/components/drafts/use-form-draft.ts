import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { writeDraft } from './stored-drafts.ts';
import { useDraftOwner } from './draft-owner.ts';
import { REPLACE_TYPED } from './keep-typed.ts';
import { mergedWithKept, readKept, same } from './kept-values.ts';

export interface FormDraft {
  isDirty: boolean;
  /** What is in the form was typed before it was left, by sign-out, “Back” or a reload. */
  isRestored: boolean;
  /** Somebody has saved another version since. */
  isOutdated: boolean;
  /** Before a window closes for good: saved, or thrown away. */
  forget: () => void;
}

interface FormDraftOptions<Values> {
  /** Tells the form from all others, with the id of the record. */
  name: string;
  /** Of the record in the form. */
  version?: number;
  /** Fields that are never kept: secrets, and pictures, which are too large. */
  except?: readonly (keyof Values & string)[];
}

const RESTORE = { ...REPLACE_TYPED, keepDefaultValues: true };
const NONE: readonly string[] = [];

/**
 * Keeps what is typed into a form, for this person in this browser window, until it is saved or thrown
 * away, and puts it back when the form is opened again: nobody types twice because a session ended.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, version = 0, except = NONE }: FormDraftOptions<Values>,
): FormDraft {
  const owner = useDraftOwner();
  const { reset, subscribe, getValues } = form;
  const { isDirty, defaultValues } = form.formState;
  const [kept] = useState(() => readKept<Values>(name, owner, getValues()));
  const isForgotten = useRef(false);

  const keep = useCallback(
    (typed: object, was: object = {}) => {
      if (owner === null || isForgotten.current) return;
      const draft = { version, was: without(was, except), typed: without(typed, except) };
      writeDraft(name, owner, same(draft.typed, draft.was) ? null : draft);
    },
    [owner, name, version, except],
  );
  // Before anything is kept, which would overwrite it.
  useEffect(() => {
    if (kept) reset(mergedWithKept<Values>(getValues(), kept), RESTORE);
  }, [kept, reset, getValues]);
  useEffect(() => {
    keep(getValues(), defaultValues);
  }, [keep, getValues, defaultValues]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues: was }) => keep(values, was),
      }),
    [keep, subscribe],
  );

  return {
    isDirty,
    isRestored: kept !== null && isDirty,
    isOutdated: kept !== null && isDirty && kept.version !== version,
    forget: () => {
      isForgotten.current = true;
      if (owner !== null) writeDraft(name, owner, null);
    },
  };
}

function without(values: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)));
}
