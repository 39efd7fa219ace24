import { inflateSync } from 'node:zlib';

/** The words of a PDF whose letters are those of every reader, as `proof-document.ts` makes it; and what it says about itself. */
export function pdfWords(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const streams = [...source.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, data = '']) =>
    inflated(data),
  );
  const drawn = streams.map((stream) =>
    [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
      .map(([, pieces = '']) =>
        [...pieces.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => letters(hex)).join(''),
      )
      .join('\n'),
  );
  return [source.replaceAll(/stream\r?\n[^]*?endstream/g, ''), ...drawn].join('\n');
}

function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return ''; // a picture
  }
}

function letters(hex: string): string {
  return Buffer.from(hex, 'hex').toString('latin1');
}
