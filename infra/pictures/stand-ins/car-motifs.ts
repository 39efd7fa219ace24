import { RED, repeat, type Canvas, type Motif } from './canvas.ts';
import { wheelShape } from './machine-motifs.ts';

/** Side views, 1000 wide, standing on y = 300; the roof line tells them apart. */
const BODIES = {
  hatchback: {
    body: 'M40 262 C34 214 52 178 110 166 L214 150 C296 92 372 66 500 64 C640 62 716 74 786 104 C838 126 902 150 934 170 C960 190 966 224 958 262 L874 266 A82 82 0 0 0 710 268 L316 268 A82 82 0 0 0 152 268Z',
    glass:
      'M252 150 C322 106 386 86 496 84 L508 150Z M530 84 C640 84 700 94 758 120 C776 130 770 146 752 150 L530 150Z',
  },
  estate: {
    body: 'M34 262 C28 214 44 176 104 164 L222 148 C300 92 372 70 500 66 C660 62 800 66 890 84 C934 96 958 140 964 180 C968 216 966 240 958 262 L874 266 A82 82 0 0 0 710 268 L316 268 A82 82 0 0 0 152 268Z',
    glass:
      'M256 148 C326 106 388 88 496 86 L506 148Z M528 85 C600 82 640 82 690 84 L700 148 L528 148Z M716 85 C780 86 840 90 872 100 C890 112 900 132 902 148 L722 148Z',
  },
  veteran: {
    body: 'M56 262 C44 196 92 150 196 154 C262 158 286 150 318 118 C372 64 470 54 552 60 C668 70 736 110 796 158 C866 176 948 206 946 262 L874 266 A82 82 0 0 0 710 268 L316 268 A82 82 0 0 0 152 268Z',
    glass: 'M334 146 C372 100 428 80 500 80 L508 146Z M530 80 C620 84 676 108 716 146 L530 146Z',
  },
} as const;
type Body = keyof typeof BODIES;

function carShape(body: Body, fill: string): string {
  const { body: outline, glass } = BODIES[body];
  const rim = (x: number) =>
    `<g transform="translate(${x} 268) scale(.72)">${wheelShape(body === 'veteran' ? 10 : 5, 20)}</g>`;
  return `<ellipse cx="500" cy="338" rx="470" ry="16" fill="#000" filter="url(#glow)"/>
    <path d="${outline}" fill="${fill}"/><path d="${glass}" fill="#07090b" stroke="#6b7682" stroke-opacity=".6" stroke-width="2"/>
    <path d="${outline.slice(0, outline.indexOf('L874'))}" fill="none" stroke="#e4e8eb" stroke-opacity=".85" stroke-width="3.500"/>
    <path d="M120 196 C360 176 640 178 930 200" fill="none" stroke="#aeb7c0" stroke-opacity=".5" stroke-width="2.500"/>
    <path d="M62 186 C84 180 104 178 122 182 L110 200 L58 206Z" fill="#f3f4f5"/>
    <path d="M62 186 C84 180 104 178 122 182 L110 200 L58 206Z" fill="#fff" filter="url(#glow)" opacity=".8"/>
    <path d="M918 180 L952 190 L954 208 L926 204Z" fill="${RED}"/>${rim(234)}${rim(792)}`;
}

/** A car from the side, in the light of one long lamp. */
function carIn({ width, height }: Canvas, body: Body, fill: string): string {
  const scale = (width * 0.86) / 1000;
  const floor = height * 0.74;
  return `<rect x="${width * 0.2}" y="${height * 0.12}" width="${width * 0.6}" height="${height * 0.02}" fill="#fff" filter="url(#soft)" opacity=".55"/>
    <rect y="${floor}" width="${width}" height="${height - floor}" fill="#0a0c0f" fill-opacity=".7"/>
    <g transform="translate(${width * 0.07} ${floor + 250 * scale + 82 * scale}) scale(${scale} ${-scale * 0.74})" opacity=".16">${carShape(body, fill)}</g>
    <g transform="translate(${width * 0.07} ${floor - 326 * scale}) scale(${scale})">${carShape(body, fill)}</g>`;
}

export const hatchback: Motif = (canvas) => carIn(canvas, 'hatchback', 'url(#body)');
export const estate: Motif = (canvas) => carIn(canvas, 'estate', 'url(#body)');
export const redHatchback: Motif = (canvas) => carIn(canvas, 'hatchback', 'url(#red)');
export const veteran: Motif = (canvas) => carIn(canvas, 'veteran', 'url(#steel)');

export const row: Motif = ({ width, height }) =>
  repeat(4, (i) => {
    const scale = (width / 1000) * (0.34 + i * 0.16);
    const bodies: Body[] = ['estate', 'hatchback', 'veteran', 'hatchback'];
    return `<g transform="translate(${width * (0.42 - i * 0.16)} ${height * (0.3 + i * 0.13)}) scale(${scale})" opacity="${0.5 + i * 0.16}">${carShape(bodies[i] ?? 'estate', i === 3 ? 'url(#red)' : 'url(#body)')}</g>`;
  });

/** On the lift, the light below it. */
export const lift: Motif = ({ width, height }) => {
  const scale = (width * 0.72) / 1000;
  const post = (x: number) =>
    `<rect x="${width * x}" y="0" width="${width * 0.05}" height="${height}" fill="url(#dark-steel)"/>`;
  return `<ellipse cx="${width / 2}" cy="${height * 0.72}" rx="${width * 0.34}" ry="${height * 0.16}" fill="#ffd9a0" filter="url(#soft)" opacity=".4"/>
    ${post(0.06)}<g transform="translate(${width * 0.14} ${height * 0.5 - 300 * scale}) scale(${scale})">${carShape('hatchback', 'url(#body)')}</g>
    <rect x="${width * 0.1}" y="${height * 0.51}" width="${width * 0.8}" height="${height * 0.022}" fill="${RED}"/>${post(0.89)}
    <rect y="${height * 0.9}" width="${width}" height="${height * 0.1}" fill="#0a0c0f"/>`;
};

/** The lamp unit of a car from near. Clouded, its light is yellow and without an edge. */
function headlight({ width, height }: Canvas, clouded: boolean): string {
  const scale = Math.min(width / 1200, height / 800);
  const lens = (x: number, r: number) =>
    `<circle cx="${x}" cy="400" r="${r}" fill="#0a0c0f" stroke="url(#steel)" stroke-width="10"/>
     <circle cx="${x}" cy="400" r="${r * 0.72}" fill="#dfe9f5" filter="url(#soft)" opacity="${clouded ? 0.25 : 0.9}"/>
     <circle cx="${x - r * 0.22}" cy="${400 - r * 0.25}" r="${r * 0.2}" fill="#fff" opacity="${clouded ? 0.2 : 0.9}"/>
     ${repeat(5, (i) => `<circle cx="${x}" cy="400" r="${r * (0.35 + i * 0.12)}" fill="none" stroke="#aeb7c0" stroke-opacity=".35"/>`)}`;
  const outline =
    'M120 360 C240 220 620 190 1080 250 C1120 260 1130 300 1110 350 C1060 480 900 560 560 570 C320 576 170 520 120 360Z';
  return `<g transform="translate(${width / 2 - 600 * scale} ${height / 2 - 400 * scale}) scale(${scale})">
    <path d="M-300 150 C200 60 800 60 1500 190 V1000 H-300Z" fill="url(#body)"/>
    <path d="${outline}" fill="#0d1116" stroke="#6b7682" stroke-width="6"/>
    ${lens(780, 118)}${lens(500, 104)}
    <path d="M180 372 C280 270 620 240 1050 286" fill="none" stroke="#fff" stroke-width="${clouded ? 10 : 14}" opacity="${clouded ? 0.35 : 1}"/>
    <path d="M180 372 C280 270 620 240 1050 286" fill="none" stroke="#cfe4ff" stroke-width="34" filter="url(#soft)" opacity="${clouded ? 0.2 : 0.9}"/>
    ${clouded ? `<path d="${outline}" fill="#b9a06a" opacity=".5"/><path d="${outline}" fill="#e9e2cf" opacity=".34"/>` : `<path d="M230 330 C380 240 640 220 900 240 L860 272 C640 256 420 280 290 360Z" fill="#fff" opacity=".16"/>`}
    <path d="${outline}" fill="none" stroke="#0a0c0f" stroke-width="10"/></g>`;
}

export const cloudedLight: Motif = (canvas) => headlight(canvas, true);
export const clearLight: Motif = (canvas) => headlight(canvas, false);
