import { localized, type Language } from '@garage/contracts/languages';
import { pageText, type LocalizedField, type PageTexts } from '@garage/contracts/page-texts';
import type { SiteService, SiteServicesResponse } from '@garage/contracts/site-services';
import type { TeamResponse } from '@garage/contracts/team';
import type {
  AboutText,
  LegalText,
  SectionText,
  ServicesText,
  ServiceText,
  TeamText,
} from '../../src/lib/content/site-content.ts';
import { textBlocks } from './text-blocks.ts';

/** What the content service answers per page; everything here keeps one language and what is shown. */
export interface Answers {
  services: SiteServicesResponse;
  team: TeamResponse;
  about: PageTexts<'about'>;
  legal: PageTexts<'legal'>;
}

const TEASER_COUNT = 3;

export function servicesText(answer: SiteServicesResponse, language: Language): ServicesText {
  return {
    title: pageText<'services'>(answer, 'pageTitle', language),
    intro: pageText<'services'>(answer, 'pageDescription', language),
    items: answer.items.filter(({ inList }) => inList).map((service) => serviceText(service, language)),
  };
}

export function servicesTeaser(answer: SiteServicesResponse, language: Language): ServicesText {
  const { items, ...texts } = servicesText(answer, language);
  return { ...texts, items: items.slice(0, TEASER_COUNT).map((item) => ({ ...item, details: null })) };
}

function serviceText(service: SiteService, language: Language): ServiceText {
  return {
    id: service.id,
    icon: service.icon,
    name: localized(service.name, language),
    text: localized(service.description, language),
    details: service.detailedDescription && localized(service.detailedDescription, language),
    minutes: service.duration,
  };
}

export function teamText(answer: TeamResponse, language: Language): TeamText {
  return {
    title: pageText<'team'>(answer, 'sectionTitle', language),
    intro: pageText<'team'>(answer, 'sectionDescription', language),
    members: answer.items.map(({ id, name, position, description, phone }) => ({
      id,
      name,
      position: localized(position, language),
      text: localized(description, language),
      phone,
    })),
  };
}

export function aboutText(answer: PageTexts<'about'>, language: Language): AboutText {
  const text = (field: LocalizedField<'about'>) => pageText<'about'>(answer, field, language);
  const section = (name: AboutSection): SectionText => ({
    title: text(`${name}Title`),
    text: text(`${name}Text`),
  });
  return {
    title: text('aboutTitle'),
    intro: text('aboutDescription'),
    tradition: section('tradition'),
    history: { ...section('history'), jubilee: text('jubileeText') },
    specialisation: section('specialisation'),
    equipment: {
      ...section('equipment'),
      items: ([1, 2, 3, 4, 5] as const).map((n) => text(`equipmentItem${n}`)).filter(Boolean),
    },
    team: section('team'),
  };
}

type AboutSection = 'tradition' | 'history' | 'specialisation' | 'equipment' | 'team';

export function legalText(
  answer: PageTexts<'legal'>,
  name: 'datenschutz' | 'agb' | 'impressum',
  language: Language,
): LegalText {
  return {
    title: pageText<'legal'>(answer, `${name}Title`, language),
    blocks: textBlocks(pageText<'legal'>(answer, `${name}Content`, language)),
  };
}
