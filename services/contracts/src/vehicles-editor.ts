import {
  color,
  type EditorDescription,
  functionName,
  hosts,
  number,
  plainText,
  select,
  text,
  textarea,
  website,
} from './editor-field.js';
import { VEHICLE_LIMITS } from './vehicles.js';

/** The page with the cars for sale: what it says, where the cars are, and the notice in their place. */
export const VEHICLES_EDITOR = {
  title: 'Fahrzeuge',
  description: 'Die Seite mit den Occasionen: Texte, Marktplätze und der Hinweis während der Wartung.',
  sections: [
    {
      id: 'maintenance',
      label: 'Wartung',
      fields: [
        select('maintenanceMode', 'Wartungsmodus', [
          { value: 'false', label: 'Aus: Besucher sehen die Fahrzeuge' },
          { value: 'true', label: 'Ein: Besucher sehen den Hinweis' },
        ]),
        textarea('maintenanceMessage', 'Hinweis', 4, {
          required: true,
          hint: '{{phone}} steht für die Telefonnummer.',
        }),
        website('maintenanceRedirectUrl', 'Wohin der Hinweis führt'),
      ],
    },
    {
      id: 'display',
      label: 'Anzeige',
      fields: [
        text('pageTitle', 'Titel', { required: true }),
        textarea('pageDescription', 'Einleitung', 3),
        color('backgroundColor', 'Hintergrund der Suche und der Inserate'),
        number(
          'widgetHeight',
          'Höhe der Suche',
          [VEHICLE_LIMITS.heightMin, VEHICLE_LIMITS.heightMax],
          'Pixel',
        ),
      ],
    },
    {
      id: 'search',
      label: 'Fahrzeugsuche',
      fields: [
        website('sellerPageUrl', 'Seite als Verkäufer'),
        website('dealerPageUrl', 'Seite als Händler'),
        website('widgetScriptUrl', 'Script der Suche', { hint: 'Ohne Script gibt es keine Suche.' }),
        functionName('widgetInitFunction', 'Funktion, die die Suche startet'),
        plainText('widgetDealerId', 'Händlernummer'),
        plainText('widgetConfigId', 'Nummer der Einstellung'),
        hosts('widgetHosts', 'Weitere Server der Suche', {
          hint: 'https-Adressen, durch Leerzeichen getrennt.',
        }),
      ],
    },
    {
      id: 'listing',
      label: 'Inserate',
      fields: [
        website('listingFrameUrl', 'Adresse der Inserate'),
        website('listingInfoUrl', 'Seite mit weiteren Angaben'),
      ],
    },
  ],
} satisfies EditorDescription;
