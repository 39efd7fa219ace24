import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import { hasStatus } from '../../lib/admin-client.ts';
import { useDraftOwner } from '../drafts/draft-owner.ts';
import { type Collision, merged } from './form-conflict.ts';
import { readKept, same } from '../drafts/kept-values.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';

/** A record that several people save, each save counted. */
interface SharedRecord {
  version: number;
  savedAt?: string | null;
  /** The same, where a record is one of many. */
  updatedAt?: string;
  savedBy?: string | null;
}

/** `Stored` may be null: a record that is about to be made. */
interface SharedFormOptions<Stored extends SharedRecord | null, Values extends FieldValues> {
  /** Tells its draft from those of other forms. */
  name: string;
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  /** What two people can change without getting in each other's way, or how both changes become one. */
  parts: readonly FieldPath<Values>[] | ((collision: Collision<Values>) => Values);
  /** Asks the server for what is stored now; null when it is gone. */
  fetchStored: () => Promise<NonNullable<Stored> | null>;
  /** Fields that are never kept in a draft. */
  except?: readonly (keyof Values & string)[];
  disabled?: boolean;
}

/**
 * A form about a record that colleagues change too. It keeps what it started from, so that nothing newer slips
 * under what is typed: whoever saves over a colleague sees what that one has saved, and decides.
 */
export function useSharedForm<Stored extends SharedRecord | null, Values extends FieldValues>(
  options: SharedFormOptions<Stored, Values>,
) {
  const { name, stored, valuesOf, parts, fetchStored, except, disabled = false } = options;
  const owner = useDraftOwner();
  const [base, setBase] = useState(() => baseOfDraft(name, owner, stored, valuesOf(stored)));
  const [theirs, setTheirs] = useState<NonNullable<Stored> | null>(null);
  const form = useForm<Values>({ defaultValues: base.values as DefaultValues<Values>, disabled });
  const { isDirty } = form.formState;
  const { reset } = form;
  const draft = useFormDraft(form, {
    name,
    version: base.record?.version ?? 0,
    ...(except && { except }),
  });

  const startFrom = (record: Stored, values?: Values) => {
    setBase({ record, values: valuesOf(record) });
    setTheirs(null);
    reset(valuesOf(record));
    if (values) reset(values, { keepDefaultValues: true });
  };

  // A newer record is followed where nobody loses anything by it: nothing is typed, or nothing of the form changed.
  const version = stored?.version;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    const newest = valuesOf(stored);
    if (!isDirty) startFrom(stored);
    else if (same(newest, base.values)) setBase({ record: stored, values: newest });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [version]);

  /** Whether the save was refused because of a colleague whose change is now shown. */
  const meetsColleague = async (error: unknown): Promise<boolean> => {
    if (!hasStatus(error, 409)) return false;
    try {
      const now = await fetchStored();
      setTheirs(now);
      return now !== null;
    } catch {
      // Then the person hears of the conflict, and does not see the other's change.
      return false;
    }
  };

  const savedAt = theirs?.savedAt ?? theirs?.updatedAt;
  const collision: Collision<Values> | null = theirs && {
    base: base.values,
    mine: form.getValues(),
    theirs: valuesOf(theirs),
  };
  return {
    form,
    draft,
    /** What the form started from: a save names its version. */
    base: base.record,
    startFrom,
    discard: () => startFrom(stored),
    meetsColleague,
    conflict: theirs &&
      collision && {
        collision,
        dialog: {
          savedBy: theirs.savedBy ?? null,
          ...(savedAt && { savedAt }),
          onTakeTheirs: () => startFrom(theirs),
          onKeepMine: () =>
            startFrom(theirs, typeof parts === 'function' ? parts(collision) : merged(parts, collision)),
          onClose: () => setTheirs(null),
        },
      },
  };
}

interface Base<Stored, Values> {
  record: Stored;
  values: Values;
}

/** What a kept draft was typed over: saving it then meets what a colleague has saved since, and asks. */
function baseOfDraft<Stored extends SharedRecord | null, Values extends FieldValues>(
  name: string,
  owner: number | null,
  stored: Stored,
  values: Values,
): Base<Stored, Values> {
  const kept = stored && readKept<Values>(name, owner, values);
  if (!kept) return { record: stored, values };
  return { record: { ...stored, version: kept.version }, values: { ...values, ...kept.was } };
}
