import type { Composition } from "./compositions.ts";
import { drawSurface } from "./draw-surface.ts";
import { type Ground, grounds } from "./grounds.ts";

/** Where the dishes stand for one, two, three or five of them: centre, size and turn, in the drawing's 640 × 480. */
const places: Record<number, ReadonlyArray<readonly [x: number, y: number, size: number, turn: number]>> = {
  1: [[320, 236, 292, 0]],
  2: [
    [236, 226, 222, -8],
    [404, 258, 222, 8],
  ],
  3: [
    [320, 176, 196, 0],
    [222, 282, 196, -12],
    [418, 282, 196, 12],
  ],
  5: [
    [150, 186, 158, -8],
    [490, 182, 158, 8],
    [222, 318, 176, -6],
    [424, 322, 176, 6],
    [320, 214, 232, 0],
  ],
};

/** Garnish stands at the edges, so that it frames the dish and never covers it. */
const garnishPlaces = [
  [108, 368, 128, -14],
  [536, 110, 114, 12],
  [542, 374, 108, 16],
  [104, 106, 96, -10],
] as const;

/** Draws a composition as an SVG of 640 × 480: ground and pattern, surface, garnish, then the dishes with their shadows. */
export function drawComposition(composition: Composition, emoji: ReadonlyMap<string, string>): string {
  const { dishes, garnish = [], ground, surface } = composition;
  const dishPlaces = places[dishes.length];
  if (dishPlaces === undefined || garnish.length > garnishPlaces.length) {
    throw new Error(`${composition.name}: no places for ${dishes.length} dishes with ${garnish.length} garnishes`);
  }
  const colours = grounds[ground];
  const parts = [
    ...garnish.map((name, i) => drawEmoji(name, garnishPlaces[i] ?? garnishPlaces[0], `g${i}`, emoji)),
    ...dishes.map((name, i) => drawEmoji(name, dishPlaces[i] ?? [320, 240, 200, 0], `d${i}`, emoji)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="640" height="480" viewBox="0 0 640 480">
<defs>
  <linearGradient id="ground" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0.25" stop-color="${colours.tint}"/><stop offset="1" stop-color="${colours.deep}"/></linearGradient>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="12"/></filter>
</defs>
<rect width="640" height="480" fill="url(#ground)"/>
${drawPattern(composition.name, ground)}
${drawSurface(surface, colours)}
${parts.join("\n")}
</svg>`;
}

/** Places one emoji with a contact shadow; its ids are prefixed, because two drawings in one document may share names. */
function drawEmoji(
  name: string,
  [x, y, size, turn]: readonly [number, number, number, number],
  prefix: string,
  emoji: ReadonlyMap<string, string>,
): string {
  const source = emoji.get(name) ?? "";
  const body = source
    .slice(source.indexOf(">") + 1, source.lastIndexOf("</svg>"))
    .replaceAll(/\bid="/g, `id="${prefix}-`)
    .replaceAll("url(#", `url(#${prefix}-`)
    .replaceAll(/href="#/g, `href="#${prefix}-`);
  const half = size / 2;
  return `<ellipse cx="${x}" cy="${y + half * 0.86}" rx="${half * 0.74}" ry="${half * 0.17}" fill="#3b2412" opacity="0.3" filter="url(#soft)"/>
<g transform="rotate(${turn} ${x} ${y})"><svg x="${x - half}" y="${y - half}" width="${size}" height="${size}" viewBox="0 0 32 32">${body}</svg></g>`;
}

/** A quiet pattern, chosen by the picture's name, so that neighbours on a menu differ and a rebuilt picture does not. */
function drawPattern(name: string, ground: Ground): string {
  const { mark } = grounds[ground];
  const tiles = [
    `<circle cx="20" cy="20" r="3.2" fill="${mark}"/><circle cx="0" cy="0" r="3.2" fill="${mark}"/><circle cx="40" cy="40" r="3.2" fill="${mark}"/><circle cx="40" cy="0" r="3.2" fill="${mark}"/><circle cx="0" cy="40" r="3.2" fill="${mark}"/>`,
    `<path d="M-10 50 50 -10 M-10 10 10 -10 M30 50 50 30" stroke="${mark}" stroke-width="3" fill="none"/>`,
    `<path d="M0 30a20 20 0 0 1 40 0 M10 30a10 10 0 0 1 20 0" stroke="${mark}" stroke-width="2.4" fill="none"/>`,
    `<rect width="20" height="20" fill="${mark}" opacity="0.55"/><rect x="20" y="20" width="20" height="20" fill="${mark}" opacity="0.55"/>`,
  ];
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const tile = tiles[sum % tiles.length];
  return `<pattern id="pattern" width="40" height="40" patternUnits="userSpaceOnUse">${tile}</pattern><rect width="640" height="480" fill="url(#pattern)" opacity="0.11"/>`;
}
