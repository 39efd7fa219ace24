import { describe, expect, it } from '@jest/globals';
import { documentName, documentType } from './document-type.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('the type of a document', () => {
  it.each([
    ['%PDF-1.7\n…\n%%EOF\n', 'application/pdf'],
    ['\xff\xd8\xff\xe0rest', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDRrest', 'image/png'],
    ['%PDF-1.7\nbroken off', null],
    ['<!doctype html><script>%PDF-1.7 %%EOF', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['GIF89a', null],
    ['PK\x03\x04', null],
    ['\x89PNG\r\n\x1a\n<script>', null],
    ['', null],
  ])('of %j is %s', (content, type) => {
    expect(documentType(latin1(content))).toBe(type);
  });
});

describe('the name of a document', () => {
  it.each([
    ['Ausweis.pdf', 'Ausweis.pdf'],
    ['Fahrzeugausweis Škoda.PDF', 'Fahrzeugausweis Škoda.pdf'],
    ['ausweis.exe', 'ausweis.exe.pdf'],
    ['../../etc/passwd', '.._.._etc_passwd.pdf'],
    ['a"\r\nSet-Cookie: x.pdf', 'a___Set-Cookie_ x.pdf'],
    ['rechnung\u202Efdp.exe', 'rechnung_fdp.exe.pdf'],
    ['.pdf', 'Dokument.pdf'],
    ['', 'Dokument.pdf'],
    [undefined, 'Dokument.pdf'],
    [['a'], 'Dokument.pdf'],
    ['x'.repeat(300), `${'x'.repeat(116)}.pdf`],
  ])('%j becomes %j', (wanted, name) => {
    expect(documentName(wanted, 'application/pdf', 120)).toBe(name);
  });
});
