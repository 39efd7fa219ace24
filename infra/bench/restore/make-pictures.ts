import { randomBytes, randomFillSync } from 'node:crypto';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaItem } from '@garage/contracts/media';
import { type UploadedPicture, uploadedFiles, UPLOADS_PATH } from '@garage/contracts/pictures';
import { Client } from 'pg';
import type { StaffClient } from '../../e2e/support/api-client.ts';
import { addLibraryPicture } from '../../e2e/support/library-picture.ts';

const MASTERS = fileURLToPath(new URL('../../pictures/masters/', import.meta.url));
/** Uploaded as staff would, in all sizes; what is made after them has files like theirs. */
const UPLOADED = ['gallery-01.jpg', 'gallery-12.jpg', 'about-main.jpg'];
const ROWS_AT_ONCE = 500;

export interface MadePictures {
  pictures: number;
  files: number;
  bytes: number;
}

interface MakeOptions {
  staff: StaffClient;
  databaseUrl: string;
  /** The folder of the uploaded pictures. */
  uploads: string;
  /** How many bytes all files shall have. */
  bytes: number;
}

/**
 * Fills the library: some pictures are uploaded, and the others written where they would be, with a row each. Their files
 * are as long as those of an uploaded one, and no two are alike or become smaller by packing.
 */
export async function makePictures({
  staff,
  databaseUrl,
  uploads,
  bytes,
}: MakeOptions): Promise<MadePictures> {
  const models: MediaItem[] = [];
  for (const name of UPLOADED) {
    models.push(await addLibraryPicture(staff, name, readFileSync(path.join(MASTERS, name))));
  }
  const made = { pictures: models.length, files: 0, bytes: 0 };
  for (const { picture } of models) {
    for (const name of uploadedFiles(picture)) {
      made.files += 1;
      made.bytes += statSync(path.join(uploads, name)).size;
    }
  }
  const rows: UploadedPicture[] = [];
  while (made.bytes < bytes) {
    const { picture } = models[made.pictures % models.length]!;
    const another = { ...picture, base: `${UPLOADS_PATH}/${randomBytes(12).toString('hex')}` };
    const names = uploadedFiles(another);
    for (const [index, like] of uploadedFiles(picture).entries()) {
      made.bytes += writeLike(path.join(uploads, like), path.join(uploads, names[index]!));
    }
    made.files += names.length;
    made.pictures += 1;
    rows.push(another);
  }
  await storeRows(databaseUrl, models[0]!.id, rows);
  return made;
}

/** Answers its bytes. */
function writeLike(like: string, target: string): number {
  const { size, uid, gid } = statSync(like);
  writeFileSync(target, randomFillSync(Buffer.allocUnsafe(size)));
  chownSync(target, uid, gid);
  return size;
}

/** As the library keeps them; what else is said about each is said like of the model. */
async function storeRows(
  databaseUrl: string,
  model: number,
  rows: readonly UploadedPicture[],
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Years of data come with lines about pictures that have no files.
    await client.query(`DELETE FROM content.media WHERE picture->>'base' LIKE '%/none-%'`);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await client.query(
        `INSERT INTO content.media (name, picture, alt, state, added_by)
         SELECT name, made.picture, alt, state, added_by
           FROM content.media, jsonb_array_elements($2::jsonb) AS made (picture) WHERE id = $1`,
        [model, JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))],
      );
    }
  } finally {
    await client.end();
  }
}
