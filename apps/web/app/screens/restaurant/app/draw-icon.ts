import { LETTER_OUTLINES } from "./letter-outlines.ts";

/** A restaurant's icon as an app: its first letter over a line, in its colours as `#rrggbb`. screens#app. */
export type AppIcon = { readonly letter: string; readonly ground: string; readonly ink: string };

/** Side of the square icon, in its own units. A device may crop the icon to another shape. */
export const ICON_SIZE = 512;

/**
 * A shape as closed rings of points, in the icon's units, with y downwards. A ring in the opposite direction is a
 * hole.
 */
export type Shape = ReadonlyArray<ReadonlyArray<readonly [x: number, y: number]>>;

const CAPITAL_HEIGHT = 350;
const LETTER_HEIGHT = 190;
const LETTER_FOOT = 340;
/** The number of straight segments per curve. At the size of an icon they look like a curve. */
const PIECES = 6;

/** Returns the letter for a name: the first with an outline, as a capital without its accent; C if there is none. */
export function iconLetter(name: string): string {
  const letters = [...name.toLocaleUpperCase("en-CA").normalize("NFD")];
  return letters.find((letter) => Object.hasOwn(LETTER_OUTLINES, letter)) ?? "C";
}

export function iconShape({ letter }: AppIcon): Shape {
  const counter = [
    [166, 388],
    [346, 388],
    [346, 398],
    [166, 398],
  ] as const;
  return [...placeLetter(readOutline(LETTER_OUTLINES[letter] ?? "")), counter];
}

export function drawSvg(icon: AppIcon): string {
  const path = iconShape(icon)
    .map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`)
    .join("");
  const size = `viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}" width="${ICON_SIZE}" height="${ICON_SIZE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${icon.ground}" d="M0 0h${ICON_SIZE}v${ICON_SIZE}H0z"/><path fill="${icon.ink}" d="${path}"/></svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function placeLetter(rings: Shape): Shape {
  const scale = LETTER_HEIGHT / CAPITAL_HEIGHT;
  const across = rings.flat().map(([x]) => x);
  const left = ICON_SIZE / 2 - (scale * (Math.min(...across) + Math.max(...across))) / 2;
  return rings.map((ring) => ring.map(([x, y]) => [left + x * scale, LETTER_FOOT - y * scale]));
}

/** Parses an outline of lines and quadratic curves to rings of straight segments. */
function readOutline(outline: string): Shape {
  return outline.split("Z").flatMap((part) => {
    const ring: Array<readonly [number, number]> = [];
    for (const [, command, numbers = ""] of part.matchAll(/([MLQ])([-\d ]+)/g)) {
      const [x = 0, y = 0, toX = 0, toY = 0] = numbers.split(" ").map(Number);
      const from = ring.at(-1);
      if (command !== "Q" || from === undefined) ring.push([x, y]);
      else
        for (let piece = 1; piece <= PIECES; piece += 1)
          ring.push(curvePoint(from, [x, y], [toX, toY], piece / PIECES));
    }
    return ring.length === 0 ? [] : [ring];
  });
}

type Point = readonly [number, number];

function curvePoint(from: Point, bend: Point, to: Point, part: number): Point {
  const rest = 1 - part;
  const at = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * part * bend[axis] + part * part * to[axis];
  return [at(0), at(1)];
}
