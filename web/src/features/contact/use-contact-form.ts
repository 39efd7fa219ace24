import { useRef, useState } from 'react';
import type { Language } from '@garage/contracts/languages';
import { minutesToWait } from '../../components/visitor-form/minutes-to-wait.ts';
import { randomId } from '../../lib/random-id.ts';
import { sendContactMessage, type SendOutcome } from './api/send-contact-message.ts';
import { useContactFormResult, type ContactFormResult } from './contact-form-result.tsx';
import {
  CONTACT_FIELDS,
  EMPTY_CONTACT_VALUES,
  readContactValues,
  type ContactField,
  type ContactValues,
} from './contact-values.ts';
import { keepMessage, waitingMessage } from './outbox-store.ts';
import { useProblemTexts, type ProblemTexts } from './use-problem-texts.ts';
import { refusalOf, validateContact, type ContactProblems } from './validate-contact.ts';

/** What stands above the form after an attempt. */
export type FormNotice =
  | { kind: 'sent' }
  /** Kept in the browser; the outbox knows the rest. */
  | { kind: 'kept' }
  | { kind: 'invalid' }
  | { kind: 'too-many'; minutes: number | null }
  | { kind: 'error'; message: string | null };

export interface ContactFormState {
  sending: boolean;
  notice: FormNotice | null;
  /** Sentences about what is wrong, by field. */
  problems: ProblemTexts;
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Checks a field again once the visitor corrects it. */
  recheck: (form: HTMLFormElement, field: ContactField) => void;
}

interface Attempt {
  content: string;
  key: string;
}

/** The life of the contact form: checking, sending, keeping, telling. */
export function useContactForm(language: Language, shownAt: number): ContactFormState {
  const rendered = useContactFormResult();
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState(() => noticeOf(rendered));
  const [problems, setProblems] = useState(rendered?.outcome === 'invalid' ? rendered.problems : {});
  const lastAttempt = useRef<Attempt | null>(null);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (sending) return;
    const values = valuesOf(form);
    const found = validateContact(values);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      setNotice({ kind: 'invalid' });
      focusFirst(form, found);
      return;
    }
    setSending(true);
    setNotice(null);
    const body = { ...values, language, elapsedMs: elapsedSince(shownAt) };
    const key = keyFor(values);
    const waiting = waitingMessage(body, key, new Date());
    const keep = () => keepMessage(waiting);
    // Whoever leaves or reloads before the answer gets the message delivered by the next page.
    window.addEventListener('pagehide', keep);
    try {
      finish(form, await sendContactMessage(body, key), keep);
    } catch {
      setNotice({ kind: 'error', message: null });
    } finally {
      window.removeEventListener('pagehide', keep);
      setSending(false);
    }
  }

  /** The same content keeps its key, so that pressing the button again cannot make a second message. */
  function keyFor(values: ContactValues): string {
    const content = JSON.stringify(values);
    if (lastAttempt.current?.content !== content) lastAttempt.current = { content, key: randomId() };
    return lastAttempt.current.key;
  }

  function finish(form: HTMLFormElement, outcome: SendOutcome, keep: () => boolean): void {
    // On another page meanwhile, the visitor would never see what is said here.
    if (outcome.kind !== 'sent' && !form.isConnected && keep()) return;
    if (outcome.kind === 'sent' || (outcome.kind === 'unreachable' && keep())) {
      lastAttempt.current = null;
      empty(form);
      setNotice({ kind: outcome.kind === 'sent' ? 'sent' : 'kept' });
    } else if (outcome.kind === 'too-many') {
      setNotice({ kind: 'too-many', minutes: minutesToWait(outcome.afterSeconds) });
    } else if (outcome.kind === 'refused' && showRefusedFields(form, outcome.fields)) {
      setNotice({ kind: 'invalid' });
    } else {
      setNotice({ kind: 'error', message: 'message' in outcome ? outcome.message : null });
    }
  }

  function showRefusedFields(form: HTMLFormElement, names: string[]): boolean {
    const refused: ContactProblems = {};
    for (const field of CONTACT_FIELDS) if (names.includes(field)) refused[field] = refusalOf(field);
    setProblems(refused);
    focusFirst(form, refused);
    return Object.keys(refused).length > 0;
  }

  function recheck(form: HTMLFormElement, field: ContactField): void {
    if (!problems[field]) return;
    const { [field]: _corrected, ...others } = problems;
    const now = validateContact(valuesOf(form))[field];
    setProblems(now ? { ...others, [field]: now } : others);
  }

  return { sending, notice, problems: useProblemTexts(problems), submit, recheck };
}

function noticeOf(result: ContactFormResult | undefined): FormNotice | null {
  if (!result) return null;
  if (result.outcome === 'too-many') return { kind: 'too-many', minutes: result.minutes };
  if (result.outcome === 'failed') return { kind: 'error', message: null };
  return { kind: result.outcome };
}

function valuesOf(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return readContactValues((name) => data.get(name));
}

function elapsedSince(shownAt: number): number {
  return Math.round(performance.now() - shownAt);
}

/** Empties the form, also of what the server rendered into it, which a reset alone would bring back. */
function empty(form: HTMLFormElement): void {
  form.reset();
  for (const [name, value] of Object.entries(EMPTY_CONTACT_VALUES)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = Boolean(value);
    else if (isTextControl(control)) control.value = String(value);
  }
}

function isTextControl(
  control: Element | RadioNodeList | null,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}

function focusFirst(form: HTMLFormElement, problems: ContactProblems): void {
  const first = CONTACT_FIELDS.find((field) => problems[field]);
  const element = first && form.elements.namedItem(first);
  if (element instanceof HTMLElement) element.focus();
}
