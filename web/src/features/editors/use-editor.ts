import { useEffect, useState } from 'react';
import type { CurrentUser } from '@garage/contracts/auth';
import {
  CONFIRMED_PATH,
  type ConfirmTranslationsRequest,
  type EditorRecord,
  type EditorValues,
} from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { embedAddresses } from '@garage/contracts/embed-addresses';
import { allows } from '@garage/contracts/permissions';
import { showToast } from '../../components/ui/toast-store.ts';
import { adminClient, hasStatus } from '../../lib/admin-client.ts';
import { fieldMessages, serverMessage } from '../../lib/failure-message.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { pagePath } from './api/editor-queries.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { conflicting, mergedOver, withEdits } from './editor-values.ts';
import { LABELLED_EDITORS } from './labelled-editors.ts';

export interface Editor {
  /** What is stored, as far as this browser knows. */
  stored: EditorRecord;
  values: EditorValues;
  draft: Draft;
  isDirty: boolean;
  /** The draft comes from before a sign-out or a reload. */
  isRestored: boolean;
  isSaving: boolean;
  /** The names of values that only somebody who may do everything changes. */
  reserved: ReadonlySet<string>;
  /** German, by field. */
  errors: Refusals;
  /** What somebody else has saved meanwhile. */
  theirs: EditorRecord | null;
  change: (name: string, value: string) => void;
  /** Several fields at once, by name. */
  changeAll: (values: EditorValues) => void;
  discard: () => void;
  /** Answers what the server refused, by field. */
  save: () => Promise<Refusals>;
  /** The translation is still right, though its German text has changed; what was typed elsewhere stays. */
  confirm: (name: string) => Promise<void>;
  /**
   * Makes an older version the newest. When pictures of it have been deleted since, its values become the draft,
   * in which new ones can be chosen; answers at which fields.
   */
  restore: (version: number, values: EditorValues) => Promise<Refusals>;
  resolve: (taken: ReadonlySet<string>) => void;
  /** Looks at the form again without deciding; saving will ask again. */
  postpone: () => void;
}

type Refusals = Readonly<Record<string, string>>;

const nothing = (version: number): Draft => ({ version, edits: {}, was: {} });

/** Where nobody else has touched the same fields, the draft simply goes on. */
function keptDraft(page: EditorPage, userId: number, opened: EditorRecord): Draft | null {
  const kept = readDraft(page, userId);
  if (!kept || conflicting(page, kept, opened.values).length > 0) return kept;
  return mergedOver(page, kept, opened, new Set());
}

/** The state of one editor: what is stored, what was typed, and what happened to it meanwhile. */
export function useEditor(page: EditorPage, user: CurrentUser, opened: EditorRecord): Editor {
  const { id: userId, permissions } = user;
  const { t } = useTranslation('editors');
  const [stored, setStored] = useState(opened);
  const [kept] = useState(() => keptDraft(page, userId, opened));
  const [draft, setDraft] = useState(() => kept ?? nothing(opened.version));
  const [isRestored, setRestored] = useState(kept !== null);
  const [theirs, setTheirs] = useState(kept && kept.version !== opened.version ? opened : null);
  const [isSaving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Refusals>({});
  const isDirty = Object.keys(draft.edits).length > 0;

  useEffect(() => writeDraft(page, userId, draft), [page, userId, draft]);

  const failed = async (error: unknown): Promise<Refusals> => {
    // The session is over: the draft is kept, and the notice comes from the session.
    if (hasStatus(error, 401)) return {};
    const fields = fieldMessages(error);
    setErrors(fields);
    const reason = Object.keys(fields).length > 0 ? t('save.checkFields') : serverMessage(error);
    showToast({
      title: t('save.failedTitle'),
      description: [t('save.failed'), reason].filter(Boolean).join(' '),
      variant: 'destructive',
    });
    if (hasStatus(error, 409)) await fetchTheirs();
    return fields;
  };

  const fetchTheirs = async () => {
    try {
      const newest = await adminClient.get<EditorRecord>(pagePath(page));
      if (isDirty) setTheirs(newest);
      else {
        // Nothing was typed that would have to be compared.
        setStored(newest);
        setDraft(nothing(newest.version));
      }
    } catch (error) {
      showToast({
        title: t('save.failedTitle'),
        description: serverMessage(error) ?? t('failed.load'),
        variant: 'destructive',
      });
    }
  };

  const send = async (
    path: string,
    body: object,
    notice: { title: string; description?: string },
    next: (answer: EditorRecord) => Draft = ({ version }) => nothing(version),
  ): Promise<Refusals> => {
    setSaving(true);
    try {
      const answer = await adminClient.send<EditorRecord>('POST', path, body);
      setStored(answer);
      setDraft(next(answer));
      setErrors({});
      setTheirs(null);
      setRestored(false);
      showToast(notice);
      return {};
    } catch (error) {
      return await failed(error);
    } finally {
      setSaving(false);
    }
  };
  const publicSoon =
    page === 'mails' ? t('save.mailsSucceeded') : t('save.succeeded', { page: LABELLED_EDITORS[page].title });
  const store = ({ version, edits }: Draft) =>
    send(pagePath(page), { version, ...edits }, { title: t('save.succeededTitle'), description: publicSoon });

  const changeAll = (values: EditorValues) => {
    setDraft((before) => withEdits(before, stored.values, values));
    // What was said about the value before says nothing about this one.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in values))));
  };

  return {
    stored,
    values: { ...stored.values, ...draft.edits },
    draft,
    isDirty,
    isRestored: isRestored && isDirty,
    isSaving,
    reserved: new Set(allows(permissions, '*') ? [] : embedAddresses(page)),
    errors,
    theirs: isDirty ? theirs : null,
    change: (name, value) => changeAll({ [name]: value }),
    changeAll,
    discard: () => {
      setStored(theirs ?? stored);
      setDraft(nothing((theirs ?? stored).version));
      setErrors({});
      setTheirs(null);
    },
    save: () => store(draft),
    confirm: async (name) => {
      const path = `${pagePath(page)}/${CONFIRMED_PATH}`;
      const body: ConfirmTranslationsRequest = { version: stored.version, translations: [name] };
      // A draft over an older version stays one, so that saving it asks first.
      const isCurrent = draft.version === stored.version;
      await send(path, body, { title: t('language.confirmed') }, ({ version }) =>
        isCurrent ? { ...draft, version } : draft,
      );
    },
    restore: async (version, values) => {
      const path = `${pagePath(page)}/versions/${version}/restore`;
      const notice = { title: t('versions.restored', { version }), description: publicSoon };
      const gone = await send(path, { version: stored.version }, notice);
      if (Object.keys(gone).length === 0) return gone;
      const without = Object.fromEntries(Object.keys(gone).map((name) => [name, '']));
      setDraft(withEdits(nothing(stored.version), stored.values, { ...values, ...without }));
      showToast({
        title: t('versions.picturesGoneTitle'),
        description: t('versions.picturesGone', { version }),
        variant: 'destructive',
      });
      return gone;
    },
    resolve: (taken) => {
      if (!theirs) return;
      const merged = mergedOver(page, draft, theirs, taken);
      setStored(theirs);
      setDraft(merged);
      setTheirs(null);
      if (Object.keys(merged.edits).length > 0) void store(merged);
    },
    postpone: () => setTheirs(null),
  };
}
