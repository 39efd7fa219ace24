import { UPLOAD_BYTES } from '@garage/contracts/pictures';

export type PictureProblem = 'tooLarge' | 'unreadable';

/** The file as a data URL, which is what the server takes, or why it cannot be taken. */
export async function readPicture(file: File): Promise<{ dataUrl: string } | { problem: PictureProblem }> {
  if (file.size > UPLOAD_BYTES) return { problem: 'tooLarge' };
  try {
    return { dataUrl: await asDataUrl(file) };
  } catch {
    return { problem: 'unreadable' };
  }
}

function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
