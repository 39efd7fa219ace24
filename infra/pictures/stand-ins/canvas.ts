/** A drawing surface in the site's own light: ink, steel, one signal red. */
export interface Canvas {
  width: number;
  height: number;
  /** Another number between 0 and 1 at each call, the same ones for the same picture. */
  random: () => number;
}

export type Motif = (canvas: Canvas) => string;

export const RED = '#d3191f';
export const STEEL = ['#e4e8eb', '#aeb7c0', '#6b7682', '#464f59', '#2a3039'] as const;

/** Repeatable chance (mulberry32), so that a picture is drawn the same again. */
export function chance(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function times<Result>(count: number, make: (index: number) => Result): Result[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export function repeat(count: number, draw: (index: number) => string): string {
  return times(count, draw).join('');
}

const DEFINITIONS = `
  <linearGradient id="steel" x1="0" y1="0" x2="0.7" y2="1">
    <stop offset="0" stop-color="#dfe5ea"/><stop offset=".35" stop-color="#7b8691"/>
    <stop offset=".6" stop-color="#333a43"/><stop offset="1" stop-color="#99a3ad"/></linearGradient>
  <linearGradient id="dark-steel" x1="0" y1="0" x2="0.5" y2="1">
    <stop offset="0" stop-color="#5a646f"/><stop offset=".5" stop-color="#1d2229"/>
    <stop offset="1" stop-color="#3d4550"/></linearGradient>
  <linearGradient id="body" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#57616d"/><stop offset=".3" stop-color="#20262e"/>
    <stop offset=".62" stop-color="#0d1014"/><stop offset="1" stop-color="#272e37"/></linearGradient>
  <linearGradient id="oil" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#ffd27a"/><stop offset=".5" stop-color="#c07a16"/>
    <stop offset="1" stop-color="#5a3206"/></linearGradient>
  <linearGradient id="red" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#ff4b42"/><stop offset="1" stop-color="#8d0e12"/></linearGradient>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>
  <filter id="glow" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
  <radialGradient id="vignette" cx=".5" cy=".5" r=".75">
    <stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/>
  </radialGradient>`;

/** A picture of its own: a dark studio with one light, the motif in it, darker towards the edges. */
export function drawing(key: string, motif: Motif, width: number, height: number): string {
  const random = chance(key);
  const x = 0.25 + random() * 0.5;
  const y = 0.1 + random() * 0.3;
  const light = random() < 0.3 ? '#4a3a30' : '#36414e';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${DEFINITIONS}<radialGradient id="room" cx="${x}" cy="${y}" r=".95">
      <stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="#161a20"/>
      <stop offset="1" stop-color="#07090b"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#room)"/>
    ${motif({ width, height, random })}
    <rect width="100%" height="100%" fill="url(#vignette)"/></svg>`;
}
