/** @jest-environment jsdom */
import { beforeEach, expect, it } from '@jest/globals';
import { keepDraft, newDraft, readDraft } from './reply-draft.ts';
import { filledTemplate, replySubject } from './reply-texts.ts';

const EVA = 101;
const MARCO = 95;

beforeEach(() => sessionStorage.clear());

it('the draft of an answer is kept for each message until it is sent or thrown away', () => {
  const draft = { ...newDraft('Betreff'), text: 'Guten Tag' };
  keepDraft('7', EVA, draft);
  expect(readDraft('7', EVA)).toEqual(draft);
  expect(readDraft('8', EVA)).toBeNull();
  keepDraft('7', EVA, null);
  expect(readDraft('7', EVA)).toBeNull();
});

it('the draft of an answer is not shown to the next person at the same computer', () => {
  keepDraft('7', EVA, { ...newDraft('Betreff'), text: 'Guten Tag' });
  expect(readDraft('7', MARCO)).toBeNull();
});

it.each(['{', '[]', '"text"', '{"subject":1}'])('%s in the storage is taken for no draft', (stored) => {
  sessionStorage.setItem('draft:101:reply-7', stored);
  expect(readDraft('7', EVA)).toBeNull();
});

it('the subject of an answer is in the language of the visitor, with the date in Zurich', () => {
  expect(replySubject('fr', '2026-11-20T23:30:00.000Z')).toBe('Votre demande du 21.11.2026');
  expect(replySubject('de', '2026-11-20T08:00:00.000Z')).toBe('Ihre Anfrage vom 20.11.2026');
});

it('a prepared answer is filled in the language of the visitor, or in German', () => {
  const template = { id: 1, name: 'Danke', texts: { de: 'Danke, {name}', fr: 'Merci, {name}' } };
  expect(filledTemplate(template, 'fr', 'Rahel Frei')).toBe('Merci, Rahel Frei');
  expect(filledTemplate(template, 'pt', 'Rahel Frei')).toBe('Danke, Rahel Frei');
  expect(filledTemplate(template, 'de', "Rahel $& $' Frei")).toBe("Danke, Rahel $& $' Frei");
});
