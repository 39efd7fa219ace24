import {
  ARCHIVE_EDITION,
  ARCHIVE_FORMAT,
  type ArchivedFile,
  type ArchivedPromotion,
  type ContentArchive,
} from '@garage/contracts/content-archive';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { describedName } from '@garage/contracts/editor-pages';
import type { TextPage } from '@garage/contracts/page-fields';
import { storedFields, TEXT_PAGES } from '@garage/contracts/page-texts';
import {
  formatWidths,
  PICTURE_FORMATS,
  pictureWidths,
  sizeSuffix,
  type UploadedPicture,
} from '@garage/contracts/pictures';
import sharp from 'sharp';
import { OTHER_GARAGE } from './facts.ts';
import { HALL, LAKE, OTHER_PAGES } from './pages.ts';
import { inEach } from './translations.ts';

const WIDTH = 1280;
const HEIGHT = 853;

/** A whole garage as the one file that staff import. */
export async function otherGarageFile(): Promise<string> {
  const lake = await picture('1a', '#3f7fa6');
  const hall = await picture('2b', '#7d6a55');
  const archive: ContentArchive = {
    format: ARCHIVE_FORMAT,
    edition: ARCHIVE_EDITION,
    exportedAt: new Date().toISOString(),
    garage: OTHER_GARAGE,
    pages: Object.fromEntries(TEXT_PAGES.map((page) => [page, whole(page)])) as ContentArchive['pages'],
    promotions: [promotion()],
    media: [
      {
        id: LAKE,
        name: 'lac.jpg',
        alt: inEach(['Le lac', 'Der See', 'The lake', 'Il lago', 'O lago']),
        picture: lake.picture,
      },
      {
        id: HALL,
        name: 'cabine.jpg',
        alt: inEach(['La cabine', 'Die Kabine', 'The booth', 'La cabina', 'A cabine']),
        picture: hall.picture,
      },
    ],
  };
  const lines = [archive, ...lake.files, ...hall.files];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/**
 * A page as it would be stored: what the garage does not say, and may leave empty, is empty. What it may not is left out and
 * comes from the product, as in a file that was written before the field came.
 */
function whole(page: TextPage): Record<string, string> {
  const said = OTHER_PAGES[page] as Record<string, string>;
  const left = storedFields(page, said).filter((name) => !describedName(page, name)?.field?.required);
  return { ...Object.fromEntries(left.map((name) => [name, ''])), ...said };
}

function promotion(): ArchivedPromotion {
  const today = zurichToday();
  return {
    name: 'Vernis d’hiver',
    title: 'Lackpflege im Winter',
    description: 'Eine Schicht Wachs gegen das Salz.',
    translations: {
      en: { title: 'Paint care in winter', description: 'A coat of wax against the salt.' },
      fr: { title: 'Soin du vernis en hiver', description: 'Une couche de cire contre le sel.' },
      it: { title: 'Cura della vernice d’inverno', description: 'Uno strato di cera contro il sale.' },
      pt: { title: 'Cuidar da pintura no inverno', description: 'Uma camada de cera contra o sal.' },
    },
    type: 'custom',
    isActive: true,
    startDate: today,
    endDate: addDays(today, 20),
    ignoreDates: false,
    showPopup: true,
    showOnMobile: true,
    visualEffect: null,
    imagePosition: 'right',
    settings: {},
    picture: null,
  };
}

/** A picture in one colour, with all the files that an upload of it would have made. */
async function picture(
  start: string,
  colour: string,
): Promise<{ picture: UploadedPicture; files: ArchivedFile[] }> {
  const id = start.padEnd(24, '0');
  const widths = pictureWidths(WIDTH, WIDTH);
  const sizes = PICTURE_FORMATS.flatMap((format) =>
    formatWidths(widths, format).map((width) => ({ format, width })),
  );
  const files = await Promise.all(
    sizes.map(async ({ format, width }) => {
      const height = Math.round((width * HEIGHT) / WIDTH);
      const canvas = sharp({ create: { width, height, channels: 3, background: colour } });
      const bytes = await canvas.toFormat(format === 'jpg' ? 'jpeg' : format).toBuffer();
      return { file: id + sizeSuffix(width, format), data: bytes.toString('base64') };
    }),
  );
  const shape = { width: WIDTH, height: HEIGHT, widths, focus: [0.5, 0.5] as [number, number], colour };
  return { picture: { base: `/uploads/${id}`, ...shape }, files };
}
