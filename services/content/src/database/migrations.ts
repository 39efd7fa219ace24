import { SiteSettings1763600000000 } from './migrations/1763600000000-site-settings.js';
import { SiteContent1763700000000 } from './migrations/1763700000000-site-content.js';
import { PromotionPictures1763920000000 } from './migrations/1763920000000-promotion-pictures.js';
import { SiteSettingVersions1763930000000 } from './migrations/1763930000000-site-setting-versions.js';
import { PageLists1763950000000 } from './migrations/1763950000000-page-lists.js';
import { Media1763960000000 } from './migrations/1763960000000-media.js';
import { ReplacedContents1763970000000 } from './migrations/1763970000000-replaced-contents.js';
import { LegalDates1763980000000 } from './migrations/1763980000000-legal-dates.js';
import { PromotionVersions1763990000000 } from './migrations/1763990000000-promotion-versions.js';
import { PromotionSavedBy1764000000000 } from './migrations/1764000000000-promotion-saved-by.js';
import { PictureJobs1764010000000 } from './migrations/1764010000000-picture-jobs.js';
import { MediaState1764100000000 } from './migrations/1764100000000-media-state.js';
import { LateCancellationFee1764350000000 } from './migrations/1764350000000-late-cancellation-fee.js';
import { OutdatedTranslations1764410000000 } from './migrations/1764410000000-outdated-translations.js';
import { PictureReferences1764420000000 } from './migrations/1764420000000-picture-references.js';
import { OfferServices1764630000000 } from './migrations/1764630000000-offer-services.js';
import { MergeBookedServices1764632000000 } from './migrations/1764632000000-merge-booked-services.js';

/** Oldest first; applied ones never change. */
export const migrations = [
  SiteSettings1763600000000,
  SiteContent1763700000000,
  PromotionPictures1763920000000,
  SiteSettingVersions1763930000000,
  PageLists1763950000000,
  Media1763960000000,
  ReplacedContents1763970000000,
  LegalDates1763980000000,
  PromotionVersions1763990000000,
  PromotionSavedBy1764000000000,
  PictureJobs1764010000000,
  MediaState1764100000000,
  LateCancellationFee1764350000000,
  OutdatedTranslations1764410000000,
  PictureReferences1764420000000,
  OfferServices1764630000000,
  MergeBookedServices1764632000000,
];
