import { queryOptions } from '@tanstack/react-query';
import { type EditorValues, SHOWN_PATH } from '@garage/contracts/editor-pages';
import type { Language } from '@garage/contracts/languages';
import {
  MAIL_PREVIEW_PATH,
  MAIL_TEXTS_PATH,
  type MailPreviewRequest,
  type MailPreviewResponse,
  type MailTextsResponse,
  ownMailTexts,
} from '@garage/contracts/mail-texts';
import type { CustomerMail } from '@garage/contracts/mails-editor';
import { adminClient } from '../../../lib/admin-client.ts';
import { pagePath } from './editor-queries.ts';

/** What mails say where the garage says nothing itself; changes with a release only. */
export const mailDefaultsQuery = queryOptions({
  queryKey: [MAIL_TEXTS_PATH],
  queryFn: ({ signal }) => adminClient.get<MailTextsResponse>(MAIL_TEXTS_PATH, signal),
  select: ({ defaults }) => defaults,
  staleTime: Infinity,
});

export interface MailPreviewWish {
  mail: CustomerMail;
  language: Language;
  isNamed: boolean;
  /** As in a save. */
  values: EditorValues;
}

/** The mail as it would leave: who keeps the texts checks them, who sends the mails writes it. */
export const mailPreviewQuery = ({ mail, language, isNamed, values }: MailPreviewWish) =>
  queryOptions({
    queryKey: [MAIL_PREVIEW_PATH, mail, language, isNamed, values],
    queryFn: async () => {
      const path = `${pagePath('mails')}/${SHOWN_PATH}`;
      const shown = await adminClient.send<EditorValues>('POST', path, values);
      const wish: MailPreviewRequest = { mail, language, isNamed, ...ownMailTexts(shown, mail, language) };
      return adminClient.send<MailPreviewResponse>('POST', MAIL_PREVIEW_PATH, wish);
    },
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
