import { RED, repeat, STEEL, times, type Canvas, type Motif } from './canvas.ts';

const TURN = 360;

/** A wheel around 0,0 with radius 100: tyre, disc with its calliper, spokes. */
export function wheelShape(spokes: number, angle: number): string {
  const spoke = `<path d="M-9 -20 L-15 -72 Q0 -80 15 -72 L9 -20Z" fill="url(#steel)" stroke="#0a0c0f" stroke-width="1"/>`;
  return `<circle r="100" fill="#0b0d10"/><circle r="97" fill="none" stroke="#2a3039" stroke-width="2"/>
    <circle r="80" fill="#14181d" stroke="url(#steel)" stroke-width="5"/>
    <circle r="62" fill="url(#dark-steel)"/><circle r="62" fill="none" stroke="#8e98a3" stroke-opacity=".5" stroke-width="1"/>
    ${repeat(36, (i) => `<circle r="2.1" cx="${i % 2 ? 52 : 43}" fill="#07090b" transform="rotate(${i * 10})"/>`)}
    <path d="M38 -52 A64 64 0 0 1 64 8 L46 6 A46 46 0 0 0 28 -37Z" fill="url(#red)"/>
    <g transform="rotate(${angle})">${repeat(spokes, (i) => `<g transform="rotate(${(i * TURN) / spokes})">${spoke}</g>`)}</g>
    <circle r="22" fill="url(#steel)"/><circle r="13" fill="#161a20"/>
    ${repeat(5, (i) => `<circle r="2.6" cy="-17.500" fill="#101318" transform="rotate(${i * 72})"/>`)}`;
}

export const wheel: Motif = ({ width, height, random }) => {
  const size = (Math.min(width, height) / 100) * (0.55 + random() * 0.25);
  const x = width * (0.35 + random() * 0.4);
  return `<ellipse cx="${x}" cy="${height * 0.97}" rx="${size * 90}" ry="${size * 9}" fill="#000" filter="url(#soft)"/>
    <g transform="translate(${x} ${height * 0.54}) scale(${size})">${wheelShape([5, 7, 10][Math.floor(random() * 3)] ?? 5, random() * 72)}</g>`;
};

export const rack: Motif = ({ width, random }) => {
  const radius = width / 9;
  return repeat(
    3,
    (row) =>
      `<rect x="0" y="${(row + 0.92) * radius * 2.35}" width="${width}" height="${radius * 0.12}" fill="url(#dark-steel)"/>` +
      repeat(
        5,
        (column) =>
          `<g transform="translate(${column * radius * 2.1 + radius * 0.3 + row * radius * 0.35} ${(row + 0.48) * radius * 2.35}) scale(${radius / 100})">${wheelShape(5 + ((row + column) % 3) * 2, random() * 70)}</g>`,
      ),
  );
};

function tick(i: number): string {
  const long = i % 5 === 0;
  return `<line y1="-96" y2="${long ? -80 : -88}" stroke="${i > 32 ? RED : STEEL[0]}" stroke-width="${long ? 3 : 1.2}" transform="rotate(${-120 + i * 6})"/>`;
}

const dial = (x: number, y: number, scale: number, at: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="108" fill="#07090b" stroke="url(#steel)" stroke-width="4"/>
   <circle r="100" fill="none" stroke="#2a3039"/>${repeat(41, tick)}
   <path d="M-3 14 L0 -84 L3 14Z" fill="${RED}" transform="rotate(${at})"/><circle r="11" fill="url(#steel)"/></g>`;

export const gauge: Motif = ({ width, height, random }) => {
  const radius = Math.min(width, height) * 0.36;
  const needle = -110 + random() * 190;
  const scale = radius / 108;
  return (
    dial(width * 0.38, height * 0.5, scale, needle) +
    dial(width * 0.38 + radius * 1.75, height * 0.62, scale * 0.62, needle * -0.4)
  );
};

/** What an oscilloscope shows of an engine. */
export const scope: Motif = ({ width, height, random }) => {
  const wave = (offset: number, strength: number) =>
    times(120, (i) => {
      const beat = i % 24 < 3 ? (i % 24) * 0.9 - 2 : Math.sin(i / 3 + offset) * 0.25;
      return `${(i / 119) * width * 0.84 + width * 0.08},${height * (0.5 + beat * strength)}`;
    }).join(' ');
  const offset = random() * 6;
  return `<rect x="${width * 0.08}" y="${height * 0.14}" width="${width * 0.84}" height="${height * 0.72}" rx="14" fill="#07090b" stroke="#3d4550" stroke-width="3"/>
    ${repeat(11, (i) => `<line x1="${width * (0.08 + i * 0.084)}" x2="${width * (0.08 + i * 0.084)}" y1="${height * 0.14}" y2="${height * 0.86}" stroke="#1d2229"/>`)}
    ${repeat(7, (i) => `<line y1="${height * (0.14 + i * 0.12)}" y2="${height * (0.14 + i * 0.12)}" x1="${width * 0.08}" x2="${width * 0.92}" stroke="#1d2229"/>`)}
    <polyline points="${wave(offset, 0.12)}" fill="none" stroke="${RED}" stroke-width="12" filter="url(#glow)"/>
    <polyline points="${wave(offset, 0.12)}" fill="none" stroke="#ff6a61" stroke-width="4" stroke-linejoin="round"/>
    <polyline points="${wave(offset + 2, 0.06)}" fill="none" stroke="#8e98a3" stroke-width="2.500" stroke-linejoin="round"/>`;
};

export function gearShape(teeth: number, fill: string): string {
  const tooth = `<path d="M-9 -86 L-6 -102 L6 -102 L9 -86Z" fill="${fill}"/>`;
  return `${repeat(teeth, (i) => `<g transform="rotate(${(i * TURN) / teeth})">${tooth}</g>`)}
    <circle r="88" fill="${fill}"/><circle r="70" fill="#101318" fill-opacity=".55"/>
    ${repeat(6, (i) => `<circle r="13" cy="-50" fill="#07090b" transform="rotate(${i * 60})"/>`)}
    <circle r="26" fill="${fill}"/><circle r="14" fill="#07090b"/>`;
}

export const gears: Motif = ({ width, height, random }) => {
  const size = Math.min(width, height) / 100;
  const gear = (x: number, y: number, scale: number, teeth: number, fill: string) =>
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${random() * 20})">${gearShape(teeth, fill)}</g>`;
  return (
    gear(width * 0.68, height * 0.36, size * 0.48, 24, 'url(#dark-steel)') +
    gear(width * 0.34, height * 0.62, size * 0.4, 22, 'url(#steel)') +
    gear(width * 0.62, height * 0.86, size * 0.18, 14, 'url(#red)')
  );
};

export const tread: Motif = ({ width, height, random }) => {
  const step = height / 9;
  const lean = step * (0.5 + random() * 0.3);
  const block = (x: number, y: number, side: number) =>
    `<path d="M${x} ${y} l${side * width * 0.15} ${-lean} v${step * 0.62} l${-side * width * 0.15} ${lean}Z" fill="url(#dark-steel)" stroke="#07090b" stroke-width="3"/>`;
  return `<rect width="${width}" height="${height}" fill="#0b0d10" fill-opacity=".75"/>
    ${repeat(13, (row) =>
      [0.5, 0.33, 0.16]
        .map(
          (at, i) =>
            block(width * (at - 0.01 * i), row * step + i * lean, -1) +
            block(width * (1.01 - at + 0.01 * i), row * step + i * lean, 1),
        )
        .join(''),
    )}
    <rect x="${width * 0.485}" width="${width * 0.03}" height="${height}" fill="${RED}" fill-opacity=".85"/>`;
};

const spanner = (fill: string) =>
  `<path d="M-8 -70 V70 A20 20 0 1 0 8 70 V-70 A22 22 0 0 0 18 -108 L10 -92 H-10 L-18 -108 A22 22 0 0 0 -8 -70Z" fill="${fill}"/><circle cy="88" r="9" fill="#101318"/>`;

/** Spanners on their wall, one of them red. */
export const tools: Motif = ({ width, height, random }) => {
  const count = 7;
  const marked = Math.floor(random() * count);
  return (
    repeat(Math.ceil(width / 60) * Math.ceil(height / 60), (i) => {
      const columns = Math.ceil(width / 60);
      return `<circle cx="${(i % columns) * 60 + 30}" cy="${Math.floor(i / columns) * 60 + 30}" r="4" fill="#000" fill-opacity=".5"/>`;
    }) +
    repeat(count, (i) => {
      const scale = (height / 300) * (1 - i * 0.075);
      return `<g transform="translate(${(width * (i + 0.7)) / (count + 0.2)} ${height * 0.16 + 110 * scale}) scale(${scale})">
        <g transform="translate(7 9)" opacity=".5">${spanner('#000')}</g>${spanner(i === marked ? 'url(#red)' : 'url(#steel)')}</g>`;
    })
  );
};

export const circuit: Motif = ({ width, height, random }: Canvas) => {
  const row = height / 12;
  const line = (i: number) => {
    const y = (i + 0.8) * row;
    const bend = width * (0.2 + random() * 0.5);
    const shift = (Math.floor(random() * 3) - 1) * row;
    const colour = i === 4 ? RED : (STEEL[1 + (i % 3)] ?? STEEL[1]);
    return `<path d="M0 ${y} H${bend} l${Math.abs(shift)} ${shift} H${width}" fill="none" stroke="${colour}" stroke-width="${i === 4 ? 7 : 3}"/>
      <circle cx="${bend}" cy="${y}" r="${i === 4 ? 15 : 8}" fill="#0a0c0f" stroke="${colour}" stroke-width="4"/>`;
  };
  return repeat(11, line);
};
