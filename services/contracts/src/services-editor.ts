import { BOOKING_SETTINGS_LIMITS } from './booking-settings.js';
import {
  checkbox,
  color,
  type EditorDescription,
  FLAG,
  image,
  list,
  meta,
  number,
  price,
  select,
  text,
  textarea,
} from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';
import { callSection } from './call-section.js';

/** In the calendar, until staff choose another one. */
export const DEFAULT_SERVICE_COLOR = '#4a4545';

const SERVICE_ICONS = [
  '',
  'tools',
  'car-battery',
  'oil-can',
  'cog',
  'gauge',
  'fan',
  'lightbulb',
  'spray-can',
  'calendar-check',
];

/** The kinds of work, one record each: what visitors read, and how the work is booked. */
export const SERVICE_LIST = pageList(
  { order: 'serviceOrder', prefix: 'service', most: 100, answersHidden: true },
  [
    text('Title', { required: true }),
    textarea('Description', 3),
    textarea('Details', 8),
    image('Image'),
    image('BeforeImage'),
    image('AfterImage'),
    select('Icon', SERVICE_ICONS),
    number('Duration', [1, 9999]),
    number('Buffer', [0, 240]),
    color('Color'),
    price('Price'),
    checkbox('PriceFrom'),
    textarea('Checks', 6, { each: BOOKING_SETTINGS_LIMITS.checks }),
    checkbox('IsActive'),
    shown,
  ],
);

/** What the workshop does. */
export const SERVICES_EDITOR = {
  sections: [
    {
      id: 'page',
      fields: [
        text('pageTitle', { required: true }),
        textarea('pageDescription', 3),
        text('allButton', { required: true }),
      ],
    },
    {
      id: 'list',
      fields: [
        list(SERVICE_LIST, {
          namedBy: 'Title',
          picturedBy: 'Image',
          fresh: {
            [IN_LIST]: FLAG.on,
            IsActive: FLAG.on,
            Color: DEFAULT_SERVICE_COLOR,
            Duration: '60',
            Buffer: '0',
          },
        }),
      ],
    },
    callSection,
    meta,
  ],
} satisfies EditorDescription;
