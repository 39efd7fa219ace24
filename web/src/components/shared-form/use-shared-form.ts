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
  savedBy?: string | null;
}

interface SharedFormOptions<Stored extends SharedRecord, Values extends FieldValues> {
  /** Tells its draft from those of other forms. */
  name: string;
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  /** What two people can change without getting in each other's way, or how both changes become one. */
  parts: readonly FieldPath<Values>[] | ((collision: Collision<Values>) => Values);
  /** Asks the server for what is stored now. */
  fetchStored: () => Promise<Stored>;
  disabled?: boolean;
}

/**
 * A form about a record that colleagues change too. It keeps what it started from, so that nothing newer slips
 * under what is typed: whoever saves over a colleague sees what that one has saved, and decides.
 */
export function useSharedForm<Stored extends SharedRecord, Values extends FieldValues>(
  options: SharedFormOptions<Stored, Values>,
) {
  const { name, stored, valuesOf, parts, fetchStored, disabled = false } = options;
  const owner = useDraftOwner();
  const [base, setBase] = useState(() => baseOfDraft(name, owner, stored.version, valuesOf(stored)));
  const [theirs, setTheirs] = useState<Stored | null>(null);
  const form = useForm<Values>({ defaultValues: base.values as DefaultValues<Values>, disabled });
  const { isDirty } = form.formState;
  const { reset } = form;
  const draft = useFormDraft(form, { name, version: base.version });

  const startFrom = (record: Stored, values?: Values) => {
    setBase({ version: record.version, values: valuesOf(record) });
    setTheirs(null);
    reset(valuesOf(record));
    if (values) reset(values, { keepDefaultValues: true });
  };

  // A newer record is followed where nobody loses anything by it: nothing is typed, or nothing of the form changed.
  const seen = useRef(stored.version);
  useEffect(() => {
    if (seen.current === stored.version) return;
    seen.current = stored.version;
    const newest = valuesOf(stored);
    if (!isDirty) startFrom(stored);
    else if (same(newest, base.values)) setBase({ version: stored.version, values: newest });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each version
  }, [stored.version]);

  /** Whether the save was refused because of a colleague whose change is now shown. */
  const meetsColleague = async (error: unknown): Promise<boolean> => {
    if (!hasStatus(error, 409)) return false;
    try {
      setTheirs(await fetchStored());
      return true;
    } catch {
      // Then the person hears of the conflict, and does not see the other's change.
      return false;
    }
  };

  const collision: Collision<Values> | null = theirs && {
    base: base.values,
    mine: form.getValues(),
    theirs: valuesOf(theirs),
  };
  return {
    form,
    draft,
    version: base.version,
    startFrom,
    discard: () => startFrom(stored),
    meetsColleague,
    conflict: theirs &&
      collision && {
        collision,
        dialog: {
          savedBy: theirs.savedBy ?? null,
          ...(theirs.savedAt && { savedAt: theirs.savedAt }),
          onTakeTheirs: () => startFrom(theirs),
          onKeepMine: () =>
            startFrom(theirs, typeof parts === 'function' ? parts(collision) : merged(parts, collision)),
          onClose: () => setTheirs(null),
        },
      },
  };
}

interface Base<Values> {
  version: number;
  values: Values;
}

/** What a kept draft was typed over: saving it then meets what a colleague has saved since, and asks. */
function baseOfDraft<Values extends FieldValues>(
  name: string,
  owner: number | null,
  version: number,
  values: Values,
): Base<Values> {
  const kept = readKept<Values>(name, owner, values);
  return kept ? { version: kept.version, values: kept.was } : { version, values };
}
