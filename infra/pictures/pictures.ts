/** How a picture is used. */
export interface PictureUse {
  /** How wide it is offered at most. */
  widest: number;
  /** What must stay in sight when the picture is cropped: from the left and from the top, 0 to 1. */
  focus: [number, number];
}

const CENTRE: [number, number] = [0.5, 0.5];

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`);
}

function all(keys: string[], use: PictureUse): [string, PictureUse][] {
  return keys.map((key) => [key, use]);
}

/** The words stand to the left on wide screens; on a phone the picture is cropped to its subject. */
const HERO_FOCUS: [number, number][] = [[0.6, 0.6], [0.72, 0.45], [0.67, 0.55], [0.7, 0.55], [0.78, 0.6], [0.58, 0.6]]; // prettier-ignore

const ABOUT = ['main', 'tradition', 'history', 'specialisation', 'equipment', 'team', 'values'];

/** Where the subject of a picture is not in its middle. */
const FOCUS: Record<string, [number, number]> = {
  'service-02': [0.5, 0.45],
  'gallery-13': [0.62, 0.5],
  'offer-01': [0.62, 0.5],
  'offer-03': [0.4, 0.55],
};

function subjects(pictures: [string, PictureUse][]): [string, PictureUse][] {
  return pictures.map(([key, use]) => [key, { ...use, focus: FOCUS[key] ?? use.focus }]);
}

/** Every picture that the project brings along, by its key. */
export const PICTURES: ReadonlyMap<string, PictureUse> = new Map(
  subjects([
    ...numbered('hero', HERO_FOCUS.length).map((key, index): [string, PictureUse] => [
      key,
      { widest: 1920, focus: HERO_FOCUS[index] ?? CENTRE },
    ]),
    ...all(numbered('home', 3), { widest: 1280, focus: CENTRE }),
    ...all(numbered('service', 12), { widest: 1280, focus: CENTRE }),
    ...all(['headlight-before', 'headlight-after'], { widest: 1280, focus: CENTRE }),
    ...all(numbered('team', 7), { widest: 1280, focus: [0.5, 0.35] }),
    ...all(numbered('gallery', 26), { widest: 1920, focus: CENTRE }),
    ...all(numbered('offer', 4), { widest: 1280, focus: CENTRE }),
    ...all(
      ABOUT.map((name) => `about-${name}`),
      { widest: 1280, focus: CENTRE },
    ),
    ...all(['map'], { widest: 1280, focus: CENTRE }),
  ]),
);
