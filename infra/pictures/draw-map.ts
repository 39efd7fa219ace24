/**
 * Draws the map of an invented town that stands where a visitor has not yet allowed a real map. It has no words, so
 * that it fits any garage in any language. To be run by hand after a change of the drawing:
 * `npm run map -w @garage/infra`, then `npm run pictures`.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type Point = [number, number];

const WIDTH = 1600;
const HEIGHT = 900;
const MASTER = fileURLToPath(new URL('masters/map.jpg', import.meta.url));
const GARAGE: Point = [842, 402];

/** Main roads first: they are drawn widest. */
const ROADS: { width: number; points: Point[] }[] = [
  { width: 24, points: [[-40, 610], [220, 560], [470, 500], [700, 452], [930, 400], [1200, 320], [1420, 250], [1660, 215]] },
  { width: 20, points: [[700, 452], [720, 320], [690, 190], [610, 70], [560, -40]] },
  { width: 20, points: [[930, 400], [985, 520], [1010, 660], [1090, 790], [1130, 940]] },
  { width: 13, points: [[220, 560], [250, 420], [330, 300], [420, 210], [610, 70]] },
  { width: 13, points: [[330, 300], [480, 330], [600, 350], [715, 345]] },
  { width: 13, points: [[470, 500], [455, 420], [480, 330]] },
  { width: 13, points: [[705, 260], [860, 230], [1010, 190], [1130, 120], [1210, -40]] },
  { width: 13, points: [[860, 230], [885, 330], [905, 405]] },
  { width: 13, points: [[1010, 190], [1060, 270], [1105, 350]] },
  { width: 13, points: [[1200, 320], [1250, 430], [1350, 500], [1480, 520], [1660, 505]] },
  { width: 13, points: [[985, 520], [1110, 500], [1250, 430]] },
  { width: 13, points: [[1420, 250], [1400, 130], [1430, -40]] },
  { width: 13, points: [[690, 190], [800, 110], [850, -40]] },
  { width: 13, points: [[470, 500], [530, 575], [545, 640]] },
  { width: 13, points: [[700, 452], [745, 560], [760, 660]] },
  { width: 13, points: [[-40, 330], [120, 350], [250, 420]] },
  { width: 13, points: [[1010, 660], [1180, 640], [1330, 660], [1480, 630], [1660, 650]] },
  { width: 13, points: [[1330, 660], [1350, 580], [1350, 500]] },
]; // prettier-ignore
const RIVER: Point[] = [[-60, 760], [180, 730], [400, 700], [600, 705], [790, 720], [960, 745], [1080, 800], [1200, 880], [1260, 980]]; // prettier-ignore
const RAILWAY: Point[] = [[-60, 470], [140, 480], [420, 590], [640, 610], [870, 590], [1130, 575], [1400, 600], [1660, 580]]; // prettier-ignore
const PARKS = [
  'M 500 230 Q 560 190 640 215 T 660 300 Q 600 325 520 305 Z',
  'M 1130 400 Q 1190 380 1215 440 T 1140 478 Z',
];
const WOODS = [
  'M -60 -60 H 500 Q 430 70 330 120 T 120 210 T -60 250 Z',
  'M 1480 -60 H 1660 V 160 Q 1560 130 1500 70 Z',
];

/** A smooth line through the points (Catmull-Rom as Bézier curves). */
function smooth(points: Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C ${first.join(' ')} ${second.join(' ')} ${end.join(' ')}`;
  });
  return `M ${at(0).join(' ')} ${curves.join(' ')}`;
}

/** Points every few pixels along a line, with the direction there. */
function walk(points: Point[], step: number): { at: Point; turn: number }[] {
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const turn = Math.atan2(end[1] - start[1], end[0] - start[0]);
    return Array.from({ length: Math.floor(length / step) }, (_, k) => {
      const t = ((k + 0.5) * step) / length;
      return { at: [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t] as Point, turn };
    });
  });
}

/** The same houses every time. */
function numbers(): () => number {
  let state = 48;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function houses(): string {
  const next = numbers();
  const lines = [...ROADS.map((road) => road.points), RAILWAY].flatMap((points) => walk(points, 9));
  const water = walk(RIVER, 9);
  /** No houses in the parks, nor at the garage. */
  const taken: Point[] = [GARAGE];
  const kept: [Point, number][] = [
    [[590, 260], 92],
    [[1175, 432], 62],
  ];
  const near = (at: Point, others: Point[], far: number): boolean =>
    others.some((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) < far);
  const made: string[] = [];
  for (const road of ROADS) {
    for (const { at, turn } of walk(road.points, 37)) {
      for (const side of [-1, 1]) {
        const [wide, deep, gap] = [17 + next() * 15, 14 + next() * 13, 30 + road.width / 2 + next() * 10];
        const spot: Point = [at[0] - Math.sin(turn) * gap * side, at[1] + Math.cos(turn) * gap * side];
        const clear = !near(spot, lines.map((line) => line.at), 26) && !near(spot, water.map((line) => line.at), 62) && !near(spot, taken, 40) && !kept.some(([centre, far]) => near(spot, [centre], far)); // prettier-ignore
        if (!clear || next() < 0.1) continue;
        taken.push(spot);
        const shift = `translate(${spot[0].toFixed(1)} ${spot[1].toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(1)})`;
        made.push(`<rect x="${(-wide / 2).toFixed(1)}" y="${(-deep / 2).toFixed(1)}" width="${wide.toFixed(1)}" height="${deep.toFixed(1)}" rx="1.5" transform="${shift}"/>`); // prettier-ignore
      }
    }
  }
  return made.join('');
}

function drawing(): string {
  const casing = ROADS.map(
    (road) => `<path d="${smooth(road.points)}" stroke-width="${road.width + 4}"/>`,
  ).join('');
  const surface = ROADS.map((road) => `<path d="${smooth(road.points)}" stroke-width="${road.width}"/>`).join(
    '',
  );
  const [x, y] = GARAGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="100%" height="100%" fill="#eae6de"/>
    <g fill="#cfd8c3">${WOODS.map((path) => `<path d="${path}"/>`).join('')}</g>
    <g fill="#d9e1cd">${PARKS.map((path) => `<path d="${path}"/>`).join('')}</g>
    <path d="${smooth(RIVER)}" fill="none" stroke="#a9c3d6" stroke-width="62" stroke-linecap="round"/>
    <g fill="none" stroke="#c9c2b5" stroke-linecap="round">${casing}</g>
    <g fill="#d3cabb" stroke="#c9bfae" stroke-width="1">${houses()}</g>
    <g fill="none" stroke="#fbfaf7" stroke-linecap="round">${surface}</g>
    <g fill="none"><path d="${smooth(RAILWAY)}" stroke="#6b7682" stroke-width="6"/><path d="${smooth(RAILWAY)}" stroke="#f4f2ed" stroke-width="3" stroke-dasharray="14 14"/></g>
    <rect x="560" y="622" width="112" height="18" rx="3" fill="#8e98a3"/>
    <ellipse cx="${x}" cy="${y + 3}" rx="25" ry="8" fill="#101318" opacity="0.28"/>
    <path d="M ${x} ${y} C ${x - 12} ${y - 34} ${x - 42} ${y - 52} ${x - 42} ${y - 86} A 42 42 0 1 1 ${x + 42} ${y - 86} C ${x + 42} ${y - 52} ${x + 12} ${y - 34} ${x} ${y} Z" fill="#b31217" stroke="#ffffff" stroke-width="4"/>
    <circle cx="${x}" cy="${y - 86}" r="16" fill="#ffffff"/>
  </svg>`;
}

await sharp(Buffer.from(drawing())).jpeg({ quality: 90, mozjpeg: true }).toFile(MASTER);
