import {
  color,
  type EditorDescription,
  functionName,
  hosts,
  meta,
  number,
  plainText,
  select,
  text,
  textarea,
  website,
} from './editor-field.js';
import { VEHICLE_LIMITS } from './vehicles.js';
import { callSection } from './call-section.js';

/** The page with the cars for sale: what it says, where the cars are, and the notice in their place. */
export const VEHICLES_EDITOR = {
  sections: [
    {
      id: 'maintenance',
      fields: [
        select('maintenanceMode', ['false', 'true']),
        text('maintenanceTitle', { required: true }),
        textarea('maintenanceMessage', 4, { required: true }),
        website('maintenanceRedirectUrl'),
        text('maintenanceButton', { required: true }),
      ],
    },
    {
      id: 'display',
      fields: [
        text('pageTitle', { required: true }),
        textarea('pageDescription', 3),
        color('backgroundColor'),
        number('widgetHeight', [VEHICLE_LIMITS.heightMin, VEHICLE_LIMITS.heightMax]),
      ],
    },
    {
      id: 'search',
      fields: [
        text('searchTitle', { required: true }),
        website('sellerPageUrl'),
        website('dealerPageUrl'),
        website('widgetScriptUrl'),
        functionName('widgetInitFunction'),
        plainText('widgetDealerId'),
        plainText('widgetConfigId'),
        hosts('widgetHosts'),
      ],
    },
    {
      id: 'listing',
      fields: [
        text('listingTitle', { required: true }),
        website('listingFrameUrl'),
        website('listingInfoUrl'),
      ],
    },
    callSection,
    meta,
  ],
} satisfies EditorDescription;
