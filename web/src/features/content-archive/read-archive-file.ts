import {
  ARCHIVE_EDITION,
  ARCHIVE_FIRST_LINE_LIMIT,
  ARCHIVE_FORMAT,
  type ContentArchive,
} from '@garage/contracts/content-archive';

/** What is asked about before a file takes the place of everything. */
export interface ArchiveSummary {
  garageName: string;
  exportedAt: string;
  promotions: number;
  /** Of the library. */
  pictures: number;
}

/** Nearly every first line ends before this. */
const FIRST_LOOK = 2_000_000;

/** Looks into the first line of a file; null when it is no archive that this site can read. */
export async function readArchiveFile(file: File): Promise<ArchiveSummary | null> {
  const line = (await firstLine(file, FIRST_LOOK)) ?? (await firstLine(file, ARCHIVE_FIRST_LINE_LIMIT));
  return line === null ? null : summaryOf(line);
}

/** Null when the line does not end within so many bytes. */
async function firstLine(file: File, bytes: number): Promise<string | null> {
  const start = await asText(file.slice(0, bytes));
  const end = start.indexOf('\n');
  if (end !== -1) return start.slice(0, end);
  return file.size <= bytes ? start : null;
}

function summaryOf(line: string): ArchiveSummary | null {
  try {
    const archive = JSON.parse(line) as Partial<ContentArchive> | null;
    if (archive?.format !== ARCHIVE_FORMAT || archive.edition !== ARCHIVE_EDITION) return null;
    const { garage, promotions, media, exportedAt } = archive;
    if (!garage || !Array.isArray(promotions) || !Array.isArray(media)) return null;
    if (exportedAt === undefined || Number.isNaN(Date.parse(exportedAt))) return null;
    return { garageName: garage.name, exportedAt, promotions: promotions.length, pictures: media.length };
  } catch {
    return null;
  }
}

function asText(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsText(part);
  });
}
