import type { Draw } from './effect.ts';

type Point = readonly [x: number, y: number];

const FULL_CIRCLE = 2 * Math.PI;

/** Bright in the middle and gone at the edge. */
export function softDot(colour: string): Draw {
  return (context) => {
    const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    light.addColorStop(0, `rgb(${colour} / 1)`);
    light.addColorStop(0.45, `rgb(${colour} / 0.82)`);
    light.addColorStop(1, `rgb(${colour} / 0)`);
    context.fillStyle = light;
    context.fillRect(-1, -1, 2, 2);
  };
}

/** A glint: four thin rays and a halo. */
export function glint(colour: string): Draw {
  return (context) => {
    const halo = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    halo.addColorStop(0, `rgb(${colour} / 0.6)`);
    halo.addColorStop(0.35, `rgb(${colour} / 0.14)`);
    halo.addColorStop(1, `rgb(${colour} / 0)`);
    context.fillStyle = halo;
    context.fillRect(-1, -1, 2, 2);
    context.beginPath();
    for (let ray = 0; ray < 4; ray += 1) {
      const angle = (ray * FULL_CIRCLE) / 4;
      const next = angle + FULL_CIRCLE / 4;
      const length = ray % 2 === 0 ? 0.62 : 0.95;
      const nextLength = ray % 2 === 0 ? 0.95 : 0.62;
      if (ray === 0) context.moveTo(length, 0);
      context.quadraticCurveTo(0, 0, Math.cos(next) * nextLength, Math.sin(next) * nextLength);
    }
    context.fillStyle = `rgb(${colour} / 0.95)`;
    context.fill();
  };
}

/** Half of a maple leaf, from its tip to its stalk. */
const MAPLE: readonly Point[] = [
  [0, -1],
  [0.13, -0.7],
  [0.28, -0.76],
  [0.25, -0.42],
  [0.47, -0.6],
  [0.56, -0.47],
  [0.88, -0.5],
  [0.77, -0.27],
  [0.94, -0.12],
  [0.55, 0.13],
  [0.6, 0.28],
  [0.18, 0.27],
  [0.035, 0.3],
  [0.03, 0.92],
];

/** A leaf with its veins, lit from one side. */
export function mapleLeaf(colour: string, shade: string): Draw {
  return (context) => {
    context.beginPath();
    for (const [x, y] of MAPLE) context.lineTo(x, y);
    for (const [x, y] of [...MAPLE].reverse()) context.lineTo(-x, y);
    fillLit(context, colour, shade);
    veins(context, shade, [
      [0, -0.86],
      [0.42, -0.52],
      [0.72, -0.14],
    ]);
  };
}

/** The pointed oval of a beech leaf. */
export function beechLeaf(colour: string, shade: string): Draw {
  return (context) => {
    context.beginPath();
    context.moveTo(0, -0.95);
    context.bezierCurveTo(0.62, -0.55, 0.62, 0.3, 0.03, 0.68);
    context.lineTo(0.03, 0.98);
    context.lineTo(-0.03, 0.98);
    context.lineTo(-0.03, 0.68);
    context.bezierCurveTo(-0.62, 0.3, -0.62, -0.55, 0, -0.95);
    fillLit(context, colour, shade);
    veins(context, shade, [
      [0, -0.82],
      [0.3, -0.42],
      [0.36, -0.08],
    ]);
  };
}

function fillLit(context: CanvasRenderingContext2D, colour: string, shade: string): void {
  const light = context.createLinearGradient(-0.8, -0.6, 0.8, 0.6);
  light.addColorStop(0, colour);
  light.addColorStop(1, shade);
  context.fillStyle = light;
  context.fill();
}

/** From the stalk to the points and their mirror images. */
function veins(context: CanvasRenderingContext2D, colour: string, points: readonly Point[]): void {
  context.strokeStyle = colour;
  context.lineWidth = 0.045;
  context.beginPath();
  for (const [x, y] of points) {
    for (const side of x === 0 ? [1] : [1, -1]) {
      context.moveTo(0, 0.4);
      context.lineTo(x * side, y);
    }
  }
  context.stroke();
}

/** A cherry petal: round, with the notch at its tip. */
export function petal(tip: string, base: string): Draw {
  return (context) => {
    context.beginPath();
    context.moveTo(0, 0.92);
    context.bezierCurveTo(-0.75, 0.5, -0.86, -0.6, -0.24, -0.86);
    context.quadraticCurveTo(-0.08, -0.8, 0, -0.62);
    context.quadraticCurveTo(0.08, -0.8, 0.24, -0.86);
    context.bezierCurveTo(0.86, -0.6, 0.75, 0.5, 0, 0.92);
    const light = context.createRadialGradient(0, -0.5, 0.1, 0, 0.2, 1.2);
    light.addColorStop(0, tip);
    light.addColorStop(1, base);
    context.fillStyle = light;
    context.fill();
  };
}

/** Paper: a rectangle of the given proportions. */
export function paper(colour: string, width: number, height: number): Draw {
  return (context) => {
    context.fillStyle = colour;
    context.fillRect(-width, -height, 2 * width, 2 * height);
  };
}

/** An Easter egg in one colour with a pattern, round by its light. */
export function egg(colour: string, pattern: Draw): Draw {
  return (context) => {
    context.beginPath();
    context.moveTo(0, -0.98);
    context.bezierCurveTo(0.46, -0.98, 0.74, -0.22, 0.74, 0.24);
    context.bezierCurveTo(0.74, 0.7, 0.42, 0.98, 0, 0.98);
    context.bezierCurveTo(-0.42, 0.98, -0.74, 0.7, -0.74, 0.24);
    context.bezierCurveTo(-0.74, -0.22, -0.46, -0.98, 0, -0.98);
    context.clip();
    context.fillStyle = colour;
    context.fillRect(-1, -1, 2, 2);
    pattern(context);
    const light = context.createRadialGradient(-0.28, -0.34, 0.05, -0.05, 0, 1.15);
    light.addColorStop(0, 'rgb(255 255 255 / 0.5)');
    light.addColorStop(0.4, 'rgb(255 255 255 / 0)');
    light.addColorStop(1, 'rgb(20 12 16 / 0.5)');
    context.fillStyle = light;
    context.fillRect(-1, -1, 2, 2);
  };
}

/** Bands around the belly. */
export function bands(colour: string): Draw {
  return (context) => {
    context.fillStyle = colour;
    for (const [y, height] of [
      [-0.42, 0.09],
      [-0.08, 0.26],
      [0.42, 0.09],
    ] as const) {
      context.fillRect(-1, y, 2, height);
    }
  };
}

/** A zigzag between two lines. */
export function zigzag(colour: string): Draw {
  return (context) => {
    context.strokeStyle = colour;
    context.lineWidth = 0.1;
    context.beginPath();
    for (let step = 0; step <= 8; step += 1) context.lineTo(-1 + step / 4, step % 2 === 0 ? 0.2 : -0.12);
    context.stroke();
    context.fillStyle = colour;
    context.fillRect(-1, -0.38, 2, 0.06);
    context.fillRect(-1, 0.42, 2, 0.06);
  };
}

/** Rows of dots, each row set off against the one above. */
export function dots(colour: string): Draw {
  return (context) => {
    context.fillStyle = colour;
    for (let row = -3; row <= 3; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        context.beginPath();
        context.arc(column * 0.36 + (row % 2 === 0 ? 0 : 0.18), row * 0.29, 0.075, 0, FULL_CIRCLE);
        context.fill();
      }
    }
  };
}
