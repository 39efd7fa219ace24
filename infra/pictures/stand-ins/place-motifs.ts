import { RED, repeat, times, type Motif } from './canvas.ts';

/** The hall: lamps in two rows towards the gate, and what the floor gives back of them. */
export const hall: Motif = ({ width, height, random }) => {
  const x = width * (0.4 + random() * 0.2);
  const y = height * 0.56;
  const lamp = (side: number, i: number, up: number) => {
    const near = 1 / (i + 0.75);
    const next = 1 / (i + 1.35);
    const at = (depth: number, spread: number) =>
      `${x + side * spread * width * depth} ${y + up * height * 0.62 * depth}`;
    return `<path d="M${at(near, 0.42)} L${at(next, 0.42)} L${at(next, 0.5)} L${at(near, 0.5)}Z"`;
  };
  const rows = (up: number, opacity: number, filter: string) =>
    repeat(7, (i) =>
      [-1, 1].map((side) => `${lamp(side, i, up)} fill="#f4f8ff" opacity="${opacity}" ${filter}/>`).join(''),
    );
  const gate = height * 0.1;
  return `<path d="M0 ${height} L${x - gate} ${y + gate * 0.7} H${x + gate} L${width} ${height}Z" fill="#20262e" opacity=".6"/>
    ${rows(-1, 0.6, 'filter="url(#glow)"')}${rows(-1, 1, '')}${rows(1, 0.1, 'filter="url(#glow)"')}
    <rect x="${x - gate}" y="${y - gate * 0.7}" width="${gate * 2}" height="${gate * 1.4}" fill="#ffe9c8" filter="url(#soft)" opacity=".8"/>
    <rect x="${x - gate}" y="${y - gate * 0.7}" width="${gate * 2}" height="${gate * 1.4}" fill="#f7efe2"/>
    <path d="M${width * 0.16} ${height} L${x - gate * 0.5} ${y + gate * 0.7} h${gate * 0.08} L${width * 0.2} ${height}Z" fill="${RED}"/>`;
};

/** Lamps in polished paint. */
export const paint: Motif = ({ width, height, random }) => {
  const curve = (from: number, bend: number) =>
    `M${-width * 0.1} ${height * from} C${width * 0.3} ${height * (from - bend)} ${width * 0.7} ${height * (from - bend * 0.6)} ${width * 1.1} ${height * (from + 0.12)}`;
  const lean = 0.15 + random() * 0.2;
  return `<path d="${curve(0.42, lean)} V${height} H${-width * 0.1}Z" fill="url(#red)" opacity=".92"/>
    ${repeat(5, (i) => `<path d="${curve(0.52 + i * 0.11, lean)}" fill="none" stroke="#fff" stroke-width="${22 - i * 3}" stroke-linecap="round" stroke-dasharray="${width * 0.28} ${width * 0.12}" opacity="${0.6 - i * 0.09}" filter="url(#glow)"/>`)}
    <path d="${curve(0.42, lean)}" fill="none" stroke="#ffb9b4" stroke-width="5"/>`;
};

/** Oil on its way. */
export const oil: Motif = ({ width, height, random }) => {
  const x = width * (0.42 + random() * 0.2);
  return `<path d="M${x - 46} ${-20} C${x - 30} ${height * 0.3} ${x - 22} ${height * 0.5} ${x - 60} ${height * 0.72} H${x + 70} C${x + 34} ${height * 0.5} ${x + 40} ${height * 0.3} ${x + 46} ${-20}Z" fill="url(#oil)"/>
    <path d="M${x - 16} 0 C${x - 6} ${height * 0.3} ${x - 4} ${height * 0.5} ${x - 14} ${height * 0.68}" stroke="#fff3d0" stroke-width="9" fill="none" opacity=".8"/>
    <ellipse cx="${x}" cy="${height * 0.8}" rx="${width * 0.36}" ry="${height * 0.13}" fill="url(#oil)"/>
    ${repeat(4, (i) => `<ellipse cx="${x}" cy="${height * 0.79}" rx="${width * (0.08 + i * 0.075)}" ry="${height * (0.025 + i * 0.026)}" fill="none" stroke="#ffe2a6" stroke-width="${5 - i}" opacity="${0.9 - i * 0.2}"/>`)}
    <ellipse cx="${x}" cy="${height * 0.8}" rx="${width * 0.37}" ry="${height * 0.14}" fill="none" stroke="url(#steel)" stroke-width="12"/>`;
};

/** Air that is moved: cold from one side, warm from the other. */
export const air: Motif = ({ width, height, random }) =>
  repeat(16, (i) => {
    const y = height * (0.08 + i * 0.056);
    const lift = height * (0.06 + random() * 0.16);
    const warm = i > 8;
    return `<path d="M${-width * 0.05} ${y} C${width * 0.3} ${y - lift} ${width * 0.6} ${y + lift} ${width * 1.05} ${y - lift * 0.4}" fill="none" stroke="${warm ? '#ff6a61' : '#bcd4ea'}" stroke-width="${2 + random() * 7}" opacity="${0.25 + random() * 0.5}" ${i % 3 === 0 ? 'filter="url(#glow)"' : ''}/>`;
  });

/** A charging cable in the evening. */
export const charge: Motif = ({ width, height }) => `
  <rect x="${width * 0.14}" y="${height * 0.16}" width="${width * 0.26}" height="${height * 0.9}" rx="26" fill="url(#dark-steel)"/>
  <rect x="${width * 0.18}" y="${height * 0.22}" width="${width * 0.18}" height="${height * 0.16}" rx="8" fill="#07090b"/>
  <path d="M${width * 0.27} ${height * 0.24} l-26 52 h24 l-12 42 44 -58 h-26 l16 -36Z" fill="#6fd6a0"/>
  <rect x="${width * 0.18}" y="${height * 0.41}" width="${width * 0.18}" height="8" fill="#6fd6a0"/>
  <rect x="${width * 0.18}" y="${height * 0.41}" width="${width * 0.18}" height="8" fill="#6fd6a0" filter="url(#glow)"/>
  <path d="M${width * 0.4} ${height * 0.52} C${width * 0.56} ${height * 0.5} ${width * 0.5} ${height * 0.95} ${width * 0.66} ${height * 0.92} S${width * 0.72} ${height * 0.5} ${width * 0.86} ${height * 0.46}" fill="none" stroke="#0a0c0f" stroke-width="34" stroke-linecap="round"/>
  <path d="M${width * 0.4} ${height * 0.52} C${width * 0.56} ${height * 0.5} ${width * 0.5} ${height * 0.95} ${width * 0.66} ${height * 0.92} S${width * 0.72} ${height * 0.5} ${width * 0.86} ${height * 0.46}" fill="none" stroke="${RED}" stroke-width="22" stroke-linecap="round"/>
  <circle cx="${width * 0.87}" cy="${height * 0.455}" r="48" fill="#07090b" stroke="url(#steel)" stroke-width="10"/>
  ${times(6, (i) => `<circle cx="${width * 0.87 + 24 * Math.cos(i * 1.047)}" cy="${height * 0.455 + 24 * Math.sin(i * 1.047)}" r="6" fill="#aeb7c0"/>`).join('')}`;

/** Streets around one red mark. */
export const streets: Motif = ({ width, height, random }) => {
  const line = (i: number, broad: boolean) => {
    const upright = i % 2 === 0;
    const at = random();
    const end = at + (random() - 0.5) * 0.3;
    const [x1, y1, x2, y2] = upright ? [at, -0.05, end, 1.05] : [-0.05, at, 1.05, end];
    return `<path d="M${x1 * width} ${y1 * height} L${x2 * width} ${y2 * height}" stroke="${broad ? '#5a646f' : '#2f3740'}" stroke-width="${broad ? 18 : 7}"/>`;
  };
  return `${repeat(26, (i) => line(i, false))}${repeat(4, (i) => line(i, true))}
    <path d="M0 ${height * 0.8} C${width * 0.3} ${height * 0.6} ${width * 0.6} ${height * 0.98} ${width} ${height * 0.7}" fill="none" stroke="#1f3a52" stroke-width="46"/>
    <circle cx="${width / 2}" cy="${height * 0.5}" r="90" fill="${RED}" filter="url(#soft)" opacity=".7"/>
    <path d="M${width / 2} ${height * 0.5} c-44 -62 -62 -84 -62 -116 a62 62 0 1 1 124 0 c0 32 -18 54 -62 116Z" fill="${RED}"/>
    <circle cx="${width / 2}" cy="${height * 0.5 - 114}" r="24" fill="#fff"/>`;
};
