import { DEFAULT_SERVICE_COLOR, SERVICE_LIST } from '@garage/contracts/services-editor';
import {
  OTHER_SERVICE_ID,
  SERVICE_ICONS,
  type ServiceIcon,
  type SiteService,
} from '@garage/contracts/site-services';
import { isListed } from '@garage/contracts/page-lists';
import { rappenOf } from '@garage/contracts/prices';
import { isSet, localizedField, type PageValues } from './localized-field.js';

const DEFAULT_MINUTES = 60;

/** A service as the site lists it, made of the page's fields. */
export function serviceItem(values: PageValues, id: number): SiteService {
  const field = (name: string): string => values[`service${id}${name}`] ?? '';
  const icon = field('Icon');
  const before = field('BeforeImage');
  const after = field('AfterImage');
  return {
    id,
    name: localizedField(values, `service${id}Title`),
    description: localizedField(values, `service${id}Description`),
    detailedDescription: field('Details') ? localizedField(values, `service${id}Details`) : null,
    duration: minutes(field('Duration')),
    bufferMinutes: Number(field('Buffer')) || 0,
    price: rappenOf(field('Price')),
    isPriceFrom: isSet(field('PriceFrom')),
    color: /^#[\da-f]{6}$/i.test(field('Color')) ? field('Color') : DEFAULT_SERVICE_COLOR,
    icon: isIcon(icon) ? icon : null,
    isActive: isSet(field('IsActive')),
    isOther: id === OTHER_SERVICE_ID,
    checks: localizedField(values, `service${id}Checks`),
    inList: isListed(SERVICE_LIST, id, values),
    image: field('Image'),
    comparison: before && after ? { before, after } : null,
  };
}

/** Staff type numbers as text; what is none gets the usual hour. */
function minutes(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : DEFAULT_MINUTES;
}

function isIcon(value: string): value is ServiceIcon {
  return SERVICE_ICONS.some((icon) => icon === value);
}
