import { checkLines } from '@garage/contracts/booking-settings';
import { mapAddress } from '@garage/contracts/embed-addresses';
import type { GalleryResponse } from '@garage/contracts/gallery';
import { localized, type Language } from '@garage/contracts/languages';
import type { WithPictures } from '@garage/contracts/media';
import { pageText, type LocalizedField, type PageTexts } from '@garage/contracts/page-texts';
import type { SiteService, SiteServicesResponse } from '@garage/contracts/site-services';
import type { TeamResponse } from '@garage/contracts/team';
import type { VehicleSettings } from '@garage/contracts/vehicles';
import type { LegalText } from '../../src/components/content/legal-text.ts';
import type {
  ServiceLink,
  ServicesTeaserText,
  ServicesText,
  ServiceText,
} from '../../src/components/content/services-text.ts';
import type {
  AboutText,
  ContactText,
  GalleryText,
  MapText,
  TeamText,
} from '../../src/components/content/site-content.ts';
import type { IllustratedText } from '../../src/components/content/text-parts.ts';
import type {
  ProviderAddresses,
  SearchWidget,
  VehiclesText,
} from '../../src/components/content/vehicles-text.ts';
import { dateText, httpsAddress, isSet, wholeNumber } from './field-values.ts';
import type { HomeAnswers } from './home-shapes.ts';
import { pricedOf } from './priced-of.ts';
import { callText, metaText, pageMeta } from './page-meta.ts';
import { servicePath } from './service-addresses.ts';
import { picturesOf, sitePicture } from './site-pictures.ts';
import { textBlocks } from './text-blocks.ts';

/** What the content service answers per page; everything here keeps one language and what is shown. */
export type Answers = { [Page in keyof HomeAnswers]: NonNullable<HomeAnswers[Page]> } & {
  services: SiteServicesResponse & WithPictures;
  team: TeamResponse & WithPictures;
  gallery: GalleryResponse & WithPictures;
  legal: PageTexts<'legal'>;
  booking: PageTexts<'booking'>;
  site: PageTexts<'site'>;
  vehicles: PageTexts<'vehicles'>;
  vehicleSettings: VehicleSettings;
};

const TEASER_COUNT = 3;
/** As many as the footer has room for beside its other columns. */
const LINK_COUNT = 6;
type FindPicture = ReturnType<typeof picturesOf>;

export function servicesText(answer: SiteServicesResponse & WithPictures, language: Language): ServicesText {
  const picture = picturesOf(answer, language);
  return {
    meta: pageMeta(answer, language),
    title: pageText<'services'>(answer, 'pageTitle', language),
    intro: pageText<'services'>(answer, 'pageDescription', language),
    items: answer.items
      .filter(({ inList }) => inList)
      .map((service) => serviceText(service, language, picture)),
    call: callText(answer, language),
  };
}

export function serviceLinks(answer: SiteServicesResponse, language: Language): ServiceLink[] {
  return answer.items
    .filter(({ inList }) => inList)
    .slice(0, LINK_COUNT)
    .map((service) => ({ name: localized(service.name, language), path: servicePath(service) }));
}

export function servicesTeaser(
  answer: SiteServicesResponse & WithPictures,
  language: Language,
): ServicesTeaserText {
  const { title, items } = servicesText(answer, language);
  return {
    title,
    button: pageText<'services'>(answer, 'allButton', language),
    items: items
      .slice(0, TEASER_COUNT)
      .map((item) => ({ ...item, details: null, checks: [], comparison: null })),
  };
}

function serviceText(service: SiteService, language: Language, picture: FindPicture): ServiceText {
  return {
    id: service.id,
    path: servicePath(service),
    icon: service.icon,
    name: localized(service.name, language),
    text: localized(service.description, language),
    details: service.detailedDescription && localized(service.detailedDescription, language),
    minutes: service.duration,
    checks: checksOf(service, language),
    isBookable: service.isActive,
    ...pricedOf(service),
    picture: picture(service.image),
    comparison: comparison(service, picture),
  };
}

/** A content service that is older than this site does not say them. */
function checksOf({ checks }: Partial<Pick<SiteService, 'checks'>>, language: Language): string[] {
  const lines = checks ? checkLines(checks) : [];
  return [...new Set(lines.map((line) => localized(line, language)))];
}

/** Half a comparison is none. */
function comparison({ comparison: pair }: SiteService, picture: FindPicture): ServiceText['comparison'] {
  const before = pair && picture(pair.before);
  const after = pair && picture(pair.after);
  return before && after ? { before, after } : null;
}

export function teamText(answer: TeamResponse & WithPictures, language: Language): TeamText {
  const picture = picturesOf(answer, language);
  const text = (field: LocalizedField<'team'>) => pageText<'team'>(answer, field, language);
  return {
    meta: pageMeta(answer, language),
    title: text('sectionTitle'),
    intro: text('sectionDescription'),
    mainLine: { title: text('mainLineTitle'), text: text('mainLineText'), button: text('mainLineButton') },
    members: answer.items.map(({ id, name, position, description, phone, image }) => ({
      id,
      name,
      position: localized(position, language),
      text: localized(description, language),
      phone,
      picture: picture(image),
    })),
  };
}

/** The pictures that are there; one whose file is missing would leave a hole in the wall. */
export function galleryText(answer: GalleryResponse & WithPictures, language: Language): GalleryText {
  const find = picturesOf(answer, language);
  return {
    meta: pageMeta(answer, language),
    title: pageText<'gallery'>(answer, 'pageTitle', language),
    intro: pageText<'gallery'>(answer, 'pageDescription', language),
    pictures: answer.items.flatMap(({ id, key, alt }) => {
      const picture = find(key);
      return picture ? [{ id, picture, alt: localized(alt, language) || (picture.alt ?? '') }] : [];
    }),
  };
}
type AboutSection = 'tradition' | 'history' | 'specialisation' | 'equipment' | 'team' | 'values';

export function aboutText(answer: PageTexts<'about'> & WithPictures, language: Language): AboutText {
  const text = (field: LocalizedField<'about'>) => pageText<'about'>(answer, field, language);
  const picture = picturesOf(answer, language);
  const section = (name: AboutSection): IllustratedText => ({
    title: text(`${name}Title`),
    text: text(`${name}Text`),
    picture: picture(answer[`${name}Image`]),
  });
  return {
    meta: pageMeta(answer, language),
    title: text('aboutTitle'),
    intro: text('aboutDescription'),
    years: wholeNumber(answer.experienceYears),
    yearsLabel: text('experienceLabel'),
    tradition: section('tradition'),
    history: { ...section('history'), jubilee: text('jubileeText') },
    specialisation: section('specialisation'),
    equipment: {
      ...section('equipment'),
      items: ([1, 2, 3, 4, 5] as const).map((n) => text(`equipmentItem${n}`)).filter(Boolean),
    },
    team: { ...section('team'), button: text('teamButton') },
    values: { ...section('values'), button: text('valuesButton') },
  };
}

export function legalText(
  answer: PageTexts<'legal'>,
  name: 'datenschutz' | 'agb' | 'impressum',
  language: Language,
): LegalText {
  const text = (field: LocalizedField<'legal'>) => pageText<'legal'>(answer, field, language);
  return {
    meta: metaText(answer, { title: `${name}MetaTitle`, description: `${name}MetaDescription` }, language),
    title: text(`${name}Title`),
    date: dateText(answer[`${name}Date`], language),
    blocks: textBlocks(text(`${name}Content`)),
  };
}

export function contactText(answer: PageTexts<'contact'>, language: Language): ContactText {
  const text = (field: LocalizedField<'contact'>) => pageText<'contact'>(answer, field, language);
  return {
    meta: pageMeta(answer, language),
    title: text('sectionTitle'),
    intro: text('sectionDescription'),
    detailsTitle: text('detailsTitle'),
    hoursTitle: text('openingHoursTitle'),
    hoursNote: text('specialInfo'),
    form: {
      title: text('formTitle'),
      intro: text('formIntro'),
      name: text('nameLabel'),
      email: text('emailLabel'),
      phone: text('phoneLabel'),
      address: isSet(answer.showAddress) ? text('addressLabel') : null,
      service: text('serviceLabel'),
      message: text('messageLabel'),
      send: text('submitButtonText'),
      sent: { title: text('sentTitle'), text: text('sentText') },
    },
  };
}

export function mapText(answer: PageTexts<'contact'>, language: Language): MapText {
  return {
    title: pageText<'contact'>(answer, 'mapTitle', language),
    marker: pageText<'contact'>(answer, 'markerTitle', language),
    embedUrl: embedUrl(answer.mapsEmbedCode),
    picture: sitePicture('map'),
  };
}

function embedUrl(code = ''): string | null {
  const url = URL.parse(mapAddress(code));
  return url?.protocol === 'https:' ? url.href : null;
}

/** The page's own words may be unknown while the settings are not. */
export function vehiclesText(
  settings: VehicleSettings,
  { page: answer, hero }: { page: PageTexts<'vehicles'> | null; hero: Answers['hero'] | null },
  language: Language,
): VehiclesText {
  const { maintenanceMode, maintenanceMessage, redirectUrl, widget, listing, ...embeds } = settings;
  const text = (field: LocalizedField<'vehicles'>) =>
    answer ? pageText<'vehicles'>(answer, field, language) : '';
  return {
    meta: answer && pageMeta(answer, language),
    title: text('pageTitle'),
    intro: text('pageDescription'),
    maintenance: maintenanceMode
      ? {
          title: text('maintenanceTitle'),
          message: localized(maintenanceMessage, language),
          button: text('maintenanceButton'),
          url: redirectUrl ?? embeds.sellerUrl,
        }
      : null,
    searchTitle: text('searchTitle'),
    listingTitle: text('listingTitle'),
    call: answer && callText(answer, language),
    ...embeds,
    widget: widget && httpsAddress(widget.scriptUrl) ? widgetText(widget) : null,
    listing: listing && httpsAddress(listing.frameUrl) ? listing : null,
    pictures: embedPictures(hero, language),
  };
}

/** What stands where a visitor has not yet allowed the frames of others: two pictures of the home page. */
function embedPictures(hero: Answers['hero'] | null, language: Language): VehiclesText['pictures'] {
  const find = hero && picturesOf(hero, language);
  const pictures = hero?.items.flatMap(({ image }) => find?.(image) ?? []) ?? [];
  return {
    search: pictures[1] ?? pictures[0] ?? null,
    listing: pictures[4] ?? pictures.at(-1) ?? null,
  };
}

function widgetText(widget: NonNullable<VehicleSettings['widget']>): SearchWidget {
  return { ...widget, hosts: widget.hosts.filter((host) => httpsAddress(host)) };
}

/** Either may be unknown while the other is not. */
export function providerAddresses(
  answer: PageTexts<'contact'> | null,
  settings: VehicleSettings | null,
): ProviderAddresses {
  return {
    map: embedUrl(answer?.mapsEmbedCode),
    search: httpsAddress(settings?.widget?.scriptUrl),
    listing: httpsAddress(settings?.listing?.frameUrl),
  };
}
