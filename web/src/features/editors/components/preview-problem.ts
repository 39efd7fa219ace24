import type { EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { fieldMessages, serverMessage } from '../../../lib/failure-message.ts';
import { namedFields } from '../editor-values.ts';
import { fieldTitle } from './value-pair.tsx';

/** Which field cannot be shown and what is wrong with it, or why the server does not answer. */
export function previewProblem(error: Error, page: EditorPage, values: EditorValues): string | null {
  const messages = fieldMessages(error);
  const first = namedFields(page, values).find(({ name }) => name in messages);
  return first ? `${fieldTitle(first)}: ${messages[first.name]}` : serverMessage(error);
}
