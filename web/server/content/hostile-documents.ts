/** A text of so many signs, or a few less. */
type HostileDocument = (length: number) => string;

const again =
  (text: string): HostileDocument =>
  (length) =>
    text.repeat(Math.floor(length / text.length));
const opened =
  (begin: string, end: string): HostileDocument =>
  (length) => {
    const times = Math.floor(length / (begin.length + end.length));
    return begin.repeat(times) + end.repeat(times);
  };
const lines =
  (line: (index: number) => string): HostileDocument =>
  (length) => {
    let text = '';
    for (let index = 0; text.length < length; index += 1) text += `${line(index)}\n`;
    return text.slice(0, length);
  };

/** Formats within formats, and what looks like the beginning of one, as often as a document can hold it. */
const REPEATED = [
  ['**a_', '*a_ ', '_a*', '**a ', 'a**', '*a **a ', '***a ', '*_', 'é*', '**😀_', '**a** ', '_', '*'],
  [
    '[',
    '[]',
    '[](',
    '[a](',
    '[a](b',
    '[a](<b',
    '[a][',
    '[a]: ',
    '[a]: b\n',
    '[ a_',
    '[`',
    '[<',
    '](<',
    '![',
    '![[]()',
  ],
  ['>', '> ', '- ', '- a\n', '-  a\n\n', '  - a\n', '1. ', '1) a\n', '- > ', '> - ', '> a\n', '+ ', '* * '],
  [
    '<',
    '<a',
    '<!--',
    '<?',
    '<![CDATA[',
    '<a href="',
    '</a>',
    '<a><b>',
    '<http://',
    '<a@b.',
    '&',
    '&#',
    '&amp;',
  ],
  [
    '#',
    '# ',
    '# a\n',
    'a\n=\n',
    '---\n',
    '===\n',
    'a\n',
    'a\n\n',
    'a  \n',
    'a\\\n',
    '\n',
    ' ',
    '\t',
    '|a',
    '|-',
    '`',
    '`a',
    '~~a ',
  ],
  [
    'http://',
    'https://a.',
    'www.',
    'www.a ',
    'a@',
    'a@b.ch ',
    'mailto:a@b',
    '\\',
    '\\*',
    '\u202e',
    '\u202ea ',
    '😀',
    'CHF 1',
    '1’',
  ],
].flat();

/** Legal texts that hold up or overturn programs that read Markdown, by what they are made of. */
export const HOSTILE_DOCUMENTS: ReadonlyMap<string, HostileDocument> = new Map([
  ...REPEATED.map((text): [string, HostileDocument] => [JSON.stringify(text), again(text)]),
  ['brackets around each other', opened('[', ']')],
  ['links around each other', opened('[', '](x)')],
  ['bold around bold', opened('**a', ' b**')],
  ['formats around each other', opened('*a **', 'b** c*')],
  ['emphasis opened and closed', opened('*a ', ' b*')],
  ['lists like stairs', lines((index) => `${'  '.repeat(index)}- a`)],
  ['quotations like stairs', lines((index) => `${'>'.repeat(index)} a`)],
  ['more and more backticks', lines((index) => `${'`'.repeat(index)}a`)],
  ['a list whose lines go on in the next', lines((index) => (index % 10 === 0 ? '> > > > a' : 'b'))],
  ['references and uses of them', (length) => `[a]: /x\n\n${again('[a]')(length - 9)}`],
  ['as many references as fit', lines((index) => `[r${index}]: x`)],
  ['a table', (length) => ['|a', '|-', '|x'].map((cell) => again(cell)(length / 3)).join('\n')],
]);
