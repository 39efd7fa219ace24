import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { LEGAL_DOCUMENTS } from '@garage/contracts/legal-editor';
import { PAGE_FIELDS, type PageFieldSet, type TextPage } from '@garage/contracts/page-fields';
import { entriesOf, entryField } from '@garage/contracts/page-lists';
import {
  FACT_PLACEHOLDERS,
  LANGUAGE_SUFFIX,
  localizedNames,
  storedFields,
  TEXT_PAGES,
} from '@garage/contracts/page-texts';
import { RETENTION_LIMITS } from '@garage/contracts/retention';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_PROMOTIONS } from '../../promotions/default-promotions.js';
import { toPageResponse } from '../page-response.js';
import { DEFAULT_PAGES } from './default-pages.js';

/** The German names of a page's texts, those of its entries included. */
function localizedFields(page: TextPage): string[] {
  const { localized, list }: PageFieldSet = PAGE_FIELDS[page];
  const entries = list ? entriesOf(DEFAULT_PAGES[page][list.order]) : [];
  return [
    ...localized,
    ...entries.flatMap((entry) => (list?.localized ?? []).map((part) => entryField(list!, entry, part))),
  ];
}

/** Every text of the default content with the place where it stands. */
function allTexts(): [string, Language, string][] {
  const onPages = TEXT_PAGES.flatMap((page) =>
    localizedFields(page).flatMap((field) =>
      LANGUAGES.map(
        (language) =>
          [
            `${page} ${field}`,
            language,
            DEFAULT_PAGES[page][`${field}${LANGUAGE_SUFFIX[language]}`] ?? '',
          ] as [string, Language, string],
      ),
    ),
  );
  return [
    ...onPages,
    ...DEFAULT_PROMOTIONS.flatMap(
      ({ name, title, description, translations: { en, fr, it: italian, pt } }) => [
        ...spread(`${name} title`, {
          de: title,
          en: en?.title,
          fr: fr?.title,
          it: italian?.title,
          pt: pt?.title,
        }),
        ...spread(`${name} description`, {
          de: description,
          en: en?.description,
          fr: fr?.description,
          it: italian?.description,
          pt: pt?.description,
        }),
      ],
    ),
  ];
}

function spread(place: string, text: { [L in Language]?: string | undefined }): [string, Language, string][] {
  return LANGUAGES.map((language) => [place, language, text[language] ?? '']);
}

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\{\{.*?\}\}/g))].toSorted();
}

describe('the default pages', () => {
  it.each(TEXT_PAGES)('%s has exactly the fields of its contract, all of them strings', (page) => {
    expect(Object.keys(DEFAULT_PAGES[page]).toSorted()).toEqual(
      storedFields(page, DEFAULT_PAGES[page]).toSorted(),
    );
    expect(Object.values(DEFAULT_PAGES[page]).filter((value) => typeof value !== 'string')).toEqual([]);
  });

  it('say in all five languages what they say in one, and leave little for the garage to say', () => {
    const said = allTexts().filter(([, , text]) => text.trim() !== '');
    expect(said.length).toBeGreaterThan(700);
    const places = said.map(([place]) => place);
    const languagesOf = (wanted: string) => places.filter((place) => place === wanted).length;
    expect(places.filter((place) => languagesOf(place) !== LANGUAGES.length)).toEqual([]);
  });

  it('leave no German in another language', () => {
    const german =
      /\b(und|nicht|wir|für|werden|wird|oder|Ihr|Ihre|Ihnen|bei|mit|einer?|einen|sind|ist|auf|zur?m?)\b|[äöüß]/u;
    const suspects = allTexts().filter(([, language, text]) => language !== 'de' && german.test(text));
    expect(suspects.map(([place, language, text]) => [place, language, german.exec(text)?.[0]])).toEqual([]);
  });

  it('translate every sentence', () => {
    const texts = allTexts();
    const germanOf = new Map(
      texts.filter(([, language]) => language === 'de').map(([place, , text]) => [place, text]),
    );
    const same = texts.filter(
      ([place, language, text]) => language !== 'de' && text.length > 25 && text === germanOf.get(place),
    );
    expect(same.map(([place, language]) => [place, language])).toEqual([]);
  });

  it('keep French punctuation on the line of its word', () => {
    const french = allTexts().filter(([, language]) => language === 'fr');
    const loose = french.filter(([, , text]) => /(?:^|[^\u00a0:;?!])[:;?!](?=[\s»]|$)/.test(text));
    expect(loose).toEqual([]);
    expect(DEFAULT_GARAGE.description.fr).toContain('\u00a0: ');
  });

  it('are written the Swiss way: no sharp s, no straight quotes', () => {
    expect(allTexts().filter(([, , text]) => /[ß"]|\w'\w/.test(text))).toEqual([]);
  });

  it('name only placeholders that are known, and the same in every language', () => {
    const known = new Set(FACT_PLACEHOLDERS.map((name) => `{{${name}}}`));
    for (const [place, , text] of allTexts()) {
      expect([place, namesIn(text).filter((name) => !known.has(name))]).toEqual([place, []]);
    }
    const german = new Map(
      allTexts().flatMap(([place, language, text]) =>
        language === 'de' ? [[place, namesIn(text)] as const] : [],
      ),
    );
    const different = allTexts().filter(
      ([place, , text]) =>
        // The tagline is a fact in German and translated in the slogan.
        place !== 'slogan slogan' && namesIn(text).join() !== german.get(place)?.join(),
    );
    expect(different.map(([place, language]) => [place, language])).toEqual([]);
  });

  it('hold no copy of a garage fact', () => {
    const { address, phone, email, name } = DEFAULT_GARAGE;
    const copies = [address.street, address.postalCode, address.city, phone, email, name];
    const repeated = allTexts().filter(([, , text]) => copies.some((fact) => text.includes(fact)));
    expect(repeated.map(([place]) => place)).toEqual([]);
  });

  it('leave no placeholder in what visitors get', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const answered = TEXT_PAGES.map((page) => toPageResponse(page, DEFAULT_PAGES[page], DEFAULT_GARAGE, now));
    expect(JSON.stringify(answered)).not.toContain('{{');
  });
});

describe('what the texts promise', () => {
  it('is a warranty of 24 months wherever one is named', () => {
    const months = /(\d+)[- ](?:Monate|months?|mois|mesi|meses)/g;
    const named = allTexts().flatMap(([place, language, text]) =>
      Array.from(text.matchAll(months), ([, number]) => `${place} ${language} ${number}`),
    );
    expect(named.length).toBeGreaterThanOrEqual(20);
    expect(named.filter((each) => !each.endsWith(' 24'))).toEqual([]);
  });

  it.each(LANGUAGES)('is in the terms of %s: CHF, 30 days, 24 hours, 24 months, the town', (language) => {
    const terms = DEFAULT_PAGES.legal[`agbContent${LANGUAGE_SUFFIX[language]}`];
    for (const part of ['CHF', '30', '24', '{{city}}', 'CHF 80']) expect(terms).toContain(part);
    expect(terms?.match(/^## \d+\./gm)).toHaveLength(11);
  });

  it.each(LANGUAGES)(
    'is in the privacy policy of %s: what is stored, and who watches over it',
    (language) => {
      const policy = DEFAULT_PAGES.legal[`datenschutzContent${LANGUAGE_SUFFIX[language]}`];
      for (const part of [
        'language',
        'third-parties',
        'contactMessages',
        'sid',
        '958f',
        'Feldeggweg 1',
        '{{email}}',
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy?.match(/^## \d+\./gm)).toHaveLength(9);
    },
  );

  it('is to delete after the periods of a new installation', () => {
    const { contactMessages, appointments, documents, inspectionReminders } = RETENTION_LIMITS;
    // In words: one year, and two.
    expect([contactMessages.usual, appointments.usual]).toEqual([365, 730]);
    for (const field of localizedNames('datenschutzContent')) {
      for (const { usual } of [documents, inspectionReminders])
        expect(DEFAULT_PAGES.legal[field]).toMatch(new RegExp(`\\b${usual} (?:Tage|days|jours|giorni|dias)`));
    }
  });

  it('is dated beside the texts, and not in them', () => {
    for (const document of LEGAL_DOCUMENTS) {
      expect(DEFAULT_PAGES.legal[`${document}Date`]).toBe('2025-04-13');
      for (const field of localizedNames(`${document}Content`)) {
        expect(DEFAULT_PAGES.legal[field]).not.toMatch(/^.*13\D+2025/);
      }
    }
  });

  it('gives the price and duration of headlight restoration in every language', () => {
    for (const field of localizedNames('service7Details')) {
      const details = DEFAULT_PAGES.services[field];
      for (const number of ['250', '1200']) expect(details).toContain(number);
    }
  });
});

function numbered(count: number, name: string): string[] {
  return Array.from({ length: count }, (_each, index) => `${name}-${String(index + 1).padStart(2, '0')}`);
}

function imagesOf(page: 'gallery' | 'offers', prefix: string, order: string): (string | undefined)[] {
  return entriesOf(DEFAULT_PAGES[page][order]).map((entry) => DEFAULT_PAGES[page][`${prefix}${entry}Image`]);
}

describe('the lists', () => {
  it('have 26 pictures and four offers, each with a key of its own', () => {
    expect(imagesOf('gallery', 'picture', 'pictureOrder')).toEqual(numbered(26, 'gallery'));
    expect(imagesOf('offers', 'offer', 'offerOrder')).toEqual(numbered(4, 'offer'));
  });

  it('describe each picture differently', () => {
    const alts = entriesOf(DEFAULT_PAGES.gallery['pictureOrder']).map(
      (entry) => DEFAULT_PAGES.gallery[`picture${entry}Alt`],
    );
    expect(new Set(alts).size).toBe(26);
  });

  it('hold promotions that nobody has switched on', () => {
    expect(DEFAULT_PROMOTIONS.map(({ isActive, visualEffect }) => [isActive, visualEffect])).toEqual([
      [false, 'snow'],
      [false, 'petals'],
      [false, 'eggs'],
    ]);
  });
});
