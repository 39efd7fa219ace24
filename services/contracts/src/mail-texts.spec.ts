import { describe, expect, it } from '@jest/globals';
import { EDITORS } from './editors.js';
import { ownMailTexts, sharedMailField } from './mail-texts.js';
import { CUSTOMER_MAILS } from './mails-editor.js';

describe('the words of a mail', () => {
  const values = {
    allGreeting: 'Grüezi {name}',
    allGreetingUnnamed: 'Grüezi',
    allGreetingFr: 'Salut {name}',
    readyGreeting: 'Hoi {name}',
    readySubject: 'Fertig',
    readySubjectFr: '',
  };

  it('are its own, else those of all mails, of the same language', () => {
    expect(ownMailTexts(values, 'ready', 'de')).toEqual({
      subject: 'Fertig',
      greeting: 'Hoi {name}',
      greetingUnnamed: 'Grüezi',
      closing: '',
    });
    expect(ownMailTexts(values, 'ready', 'fr')).toEqual({
      subject: '',
      greeting: 'Salut {name}',
      greetingUnnamed: '',
      closing: '',
    });
    expect(ownMailTexts(values, 'received', 'de').greeting).toBe('Grüezi {name}');
  });

  it('share greeting and closing, and no subject', () => {
    expect(sharedMailField('readyGreetingFr')).toBe('allGreetingFr');
    expect(sharedMailField('findingOfferClosing')).toBe('allClosing');
    for (const name of ['readySubject', 'allGreeting', 'allClosingPt', 'allGreetingUnnamedIt']) {
      expect(sharedMailField(name)).toBeNull();
    }
  });
});

describe('the editor of the mails', () => {
  const fields = EDITORS.mails.sections.flatMap((section) => section.fields);

  it('bounds every text, and says what it may name', () => {
    const limits = fields.map((field) => [field.name.endsWith('Subject'), 'max' in field && field.max]);
    expect(limits).toEqual(limits.map(([isSubject]) => [isSubject, isSubject ? 120 : 1000]));
    for (const { placeholders } of fields) {
      expect(placeholders).toEqual(expect.arrayContaining(['garage', 'phone']));
    }
  });

  it('lets greetings alone name the customer', () => {
    const naming = fields.filter(({ placeholders }) => placeholders?.includes('name'));
    expect(naming.map(({ name }) => name)).toEqual(
      ['all', ...CUSTOMER_MAILS].map((mail) => `${mail}Greeting`),
    );
  });
});
