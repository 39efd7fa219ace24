import { WEEKDAYS, type GarageFacts, type OpeningBlock, type Weekday } from '@garage/contracts/garage';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import words from './locales/opening-hours.json' with { type: 'json' };

const MONDAY_TO_THURSDAY = WEEKDAYS.slice(0, 4);

/** The fields of the contact page that repeat garage facts, so that an address is stored only once. */
export function contactFacts(garage: GarageFacts): Record<string, string> {
  const { street, postalCode, city } = garage.address;
  const hours = LANGUAGES.flatMap((language) => [
    [
      `mondayToThursday${LANGUAGE_SUFFIX[language]}`,
      hoursOf(MONDAY_TO_THURSDAY, garage.openingHours, language),
    ],
    [`friday${LANGUAGE_SUFFIX[language]}`, hoursOf(['friday'], garage.openingHours, language)],
  ]);
  return {
    companyName: garage.name,
    address: `${street}, ${postalCode} ${city}`,
    phone: garage.phone,
    email: garage.email,
    ...Object.fromEntries(hours),
  };
}

/** The hours that the days share; day by day when they differ. */
function hoursOf(days: readonly Weekday[], hours: GarageFacts['openingHours'], language: Language): string {
  const texts = days.map((day) => blocksText(hours[day], language));
  if (new Set(texts).size === 1) return texts[0]!;
  return days.map((day, index) => `${words[language][day]} ${texts[index]}`).join('; ');
}

function blocksText(blocks: OpeningBlock[], language: Language): string {
  const { and, closed } = words[language];
  if (blocks.length === 0) return closed;
  return blocks.map(({ from, to }) => `${shortTime(from)}–${shortTime(to)}`).join(` ${and} `);
}

function shortTime(time: string): string {
  return time.replace(/^0/, '');
}
