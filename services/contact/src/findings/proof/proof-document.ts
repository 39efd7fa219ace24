import { fill } from '@garage/shared/texts/fill';
import { buffer } from 'node:stream/consumers';
import { instantInWords } from '../../appointments/mails/mail-words.js';
import type { StoredAnswer } from '../answers.repository.js';
import texts from '../locales/proof.de.json' with { type: 'json' };
import { priceInWords } from '../price-in-words.js';
import { plainWords } from './plain-words.js';

export interface ProofPage {
  answer: StoredAnswer;
  /** JPEGs. */
  photos: readonly Buffer[];
}

const MARGIN = 56;
const PHOTO = { width: 234, height: 180, gap: 14 };
/** Below that a row of photos begins a new page. */
const LOWEST = 700;

/** One page, or more, for each answer: what was shown, and what was said to it. */
export async function proofDocument(pages: readonly ProofPage[], garageName: string): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: texts.title, Author: plainWords(garageName) },
  });
  const written = buffer(document);
  for (const page of pages) draw(document, page, garageName);
  document.end();
  return written;
}

function draw(document: PDFKit.PDFDocument, { answer, photos }: ProofPage, garageName: string): void {
  const moment = fill(texts.at, { moment: instantInWords(answer.answeredAt, 'de') });
  document.addPage();
  document.font('Helvetica').fontSize(10).fillColor('#52525b').text(plainWords(garageName));
  document.font('Helvetica-Bold').fontSize(20).fillColor('#18181b').text(texts.title);
  document.moveDown();
  fact(document, texts.answer, `${texts.answers[answer.answer]} ${moment}`);
  const { writtenBy } = answer;
  fact(document, texts.way, writtenBy === null ? texts.onPage : fill(texts.onTelephone, { name: writtenBy }));
  fact(document, texts.customer, answer.customer);
  fact(document, texts.vehicle, answer.vehicle);
  fact(document, texts.booking, answer.bookingId);
  fact(document, texts.language, texts.languages[answer.language]);
  document.moveDown();
  document.font('Helvetica-Bold').fontSize(12).text(texts.asked);
  document.moveDown(0.5);
  document.font('Helvetica-Bold').fontSize(14).text(plainWords(answer.title));
  if (answer.text) document.font('Helvetica').fontSize(11).text(plainWords(answer.text));
  document.moveDown(0.5);
  fact(document, texts.price, priceInWords(answer.price));
  if (answer.minutes !== null) {
    fact(document, texts.minutes, fill(texts.minutesValue, { minutes: String(answer.minutes) }));
  }
  drawPhotos(document, photos);
  document.moveDown();
  document.font('Helvetica').fontSize(9).fillColor('#52525b').text(texts.footer, MARGIN);
}

function fact(document: PDFKit.PDFDocument, label: string, value: string | null): void {
  if (value === null) return;
  document.font('Helvetica').fontSize(11).fillColor('#52525b').text(`${label}: `, { continued: true });
  document.fillColor('#18181b').text(plainWords(value));
}

/** Two in a row. */
function drawPhotos(document: PDFKit.PDFDocument, photos: readonly Buffer[]): void {
  document.moveDown();
  for (let first = 0; first < photos.length; first += 2) {
    if (document.y + PHOTO.height > LOWEST) document.addPage();
    const top = document.y;
    for (const [column, photo] of photos.slice(first, first + 2).entries()) {
      const left = MARGIN + column * (PHOTO.width + PHOTO.gap);
      document.image(photo, left, top, { fit: [PHOTO.width, PHOTO.height] });
    }
    document.y = top + PHOTO.height + PHOTO.gap;
  }
}
