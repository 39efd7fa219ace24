import type { FastifyBaseLogger } from 'fastify';
import type { HeroResponse } from '@garage/contracts/hero';
import { localized, type Language } from '@garage/contracts/languages';
import type { OffersResponse } from '@garage/contracts/offers';
import type { WithPictures } from '@garage/contracts/media';
import { pageText, type PageTexts } from '@garage/contracts/page-texts';
import type {
  HomeAbout,
  HomeGallery,
  HomeHero,
  HomeText,
  OfferText,
} from '../../src/components/content/home-text.ts';
import { color, dateText, isSet, numberWithin, safeLink, wholeNumber } from './field-values.ts';
import { orNull } from './or-null.ts';
import { pageMeta } from './page-meta.ts';
import { pricedOf } from './priced-of.ts';
import { picturesOf } from './site-pictures.ts';

/** The pages whose texts the home page shows. */
export const HOME_SOURCES = ['hero', 'slogan', 'home-images', 'about', 'offers', 'contact'] as const;

/** Null is a page that nothing is known of. */
export interface HomeAnswers {
  hero: (HeroResponse & WithPictures) | null;
  slogan: PageTexts<'slogan'> | null;
  'home-images': (PageTexts<'home-images'> & WithPictures) | null;
  about: (PageTexts<'about'> & WithPictures) | null;
  offers: (OffersResponse & WithPictures) | null;
  contact: PageTexts<'contact'> | null;
}

/** Each part by itself: what is wrong with one takes nothing from the others. */
export function homeText(answers: HomeAnswers, language: Language, log: FastifyBaseLogger): HomeText {
  const { hero, slogan, about, offers, contact, 'home-images': images } = answers;
  const part = <Part>(name: string, make: () => Part) => orNull(`home.${name}`, make, log);
  const invited = part('invitations', () => contact && invitations(contact, language));
  return {
    meta: part('meta', () => hero && pageMeta(hero, language)),
    brandsTitle: hero ? pageText<'hero'>(hero, 'brandsTitle', language) : '',
    offersTitle: offers ? pageText<'offers'>(offers, 'sectionTitle', language) : '',
    hero: part('hero', () => hero && heroText(hero, slogan, language)),
    about: part('about', () => about && homeAbout(about, language)),
    gallery: part('gallery', () => images && homeGallery(images, language)),
    offers: part('offers', () => offers && offerTexts(offers, language)) ?? [],
    call: invited?.call ?? null,
    review: invited?.review ?? null,
    detailsTitle: contact ? pageText<'contact'>(contact, 'detailsTitle', language) : '',
    hoursTitle: contact ? pageText<'contact'>(contact, 'openingHoursTitle', language) : '',
  };
}

function invitations(contact: PageTexts<'contact'>, language: Language): Pick<HomeText, 'call' | 'review'> {
  const invitation = (name: 'home' | 'review') => ({
    title: pageText<'contact'>(contact, `${name}Title`, language),
    text: pageText<'contact'>(contact, `${name}Text`, language),
    button: pageText<'contact'>(contact, `${name}Button`, language),
  });
  return { call: invitation('home'), review: invitation('review') };
}

function heroText(
  hero: HeroResponse & WithPictures,
  slogan: PageTexts<'slogan'> | null,
  language: Language,
): HomeHero {
  const text = (field: Parameters<typeof pageText<'hero'>>[1]) => pageText<'hero'>(hero, field, language);
  const picture = picturesOf(hero, language);
  return {
    headline: text('headline'),
    lead: text('subheadline'),
    slogan: slogan && isSet(slogan.showOnHomepage) ? sloganText(slogan, language) : null,
    about: { text: text('buttonText1'), link: safeLink(hero.buttonLink1) ?? '/about' },
    contact: { text: text('buttonText2'), link: safeLink(hero.buttonLink2) ?? '/contact' },
    overlay: {
      opacity: numberWithin(hero.overlayOpacity, 0, 100, 40) / 100,
      color: color(hero.overlayColor) ?? '#000000',
    },
    slides: hero.items.map(({ image }) => picture(image)).filter((each) => each !== null),
  };
}

/** For the foot of every page, where staff want it; without its colour and size, which are made for pictures. */
export function siteSlogan(slogan: PageTexts<'slogan'>, language: Language): string | null {
  return isSet(slogan.showOnAllPages) ? pageText<'slogan'>(slogan, 'slogan', language) || null : null;
}

function sloganText(slogan: PageTexts<'slogan'>, language: Language): HomeHero['slogan'] {
  return {
    text: pageText<'slogan'>(slogan, 'slogan', language),
    pixels: numberWithin(slogan.sloganFontSize, 12, 96, 24),
    color: color(slogan.sloganColor) ?? '#ffffff',
  };
}

function homeAbout(about: PageTexts<'about'> & WithPictures, language: Language): HomeAbout {
  const text = (field: Parameters<typeof pageText<'about'>>[1]) => pageText<'about'>(about, field, language);
  return {
    title: text('homeTitle'),
    text: text('homeText'),
    picture: picturesOf(about, language)(about.mainImage),
    years: wholeNumber(about.experienceYears),
    yearsLabel: text('experienceLabel'),
    button: text('homeButton'),
    features: [
      { title: text('homeFeature1Title'), text: text('homeFeature1Text') },
      { title: text('homeFeature2Title'), text: text('homeFeature2Text') },
    ].filter(({ title }) => title),
  };
}

function homeGallery(images: PageTexts<'home-images'> & WithPictures, language: Language): HomeGallery {
  const text = (field: Parameters<typeof pageText<'home-images'>>[1]) =>
    pageText<'home-images'>(images, field, language);
  const picture = picturesOf(images, language);
  return {
    title: text('galleryTitle'),
    text: text('gallerySubtitle'),
    images: ([1, 2, 3] as const)
      .map((n) => ({
        title: text(`image${n}Title`),
        text: text(`image${n}Description`),
        picture: picture(images[`image${n}Url`]),
      }))
      .filter((each) => each.title || each.picture),
    autoplay: isSet(images.autoplay) ? numberWithin(images.interval, 2, 60, 5) * 1000 : null,
    slides: images.animation === 'Slide',
  };
}

function offerTexts(offers: OffersResponse & WithPictures, language: Language): OfferText[] {
  const picture = picturesOf(offers, language);
  return offers.items.map(({ id, title, description, image, service, until, ...offer }) => ({
    id,
    service,
    price: pricedOf(offer).price,
    title: localized(title, language),
    text: localized(description, language),
    picture: picture(image),
    // A content service that is older than this site does not say it.
    until: dateText(until ?? '', language),
  }));
}
