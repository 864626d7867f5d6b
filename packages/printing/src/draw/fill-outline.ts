import { type Bitmap, blankBitmap } from "./bitmap.ts";

/** A command of an outline, as fonts have them. */
export type OutlineCommand = { readonly command: string; readonly args: readonly number[] };

type Point = readonly [x: number, y: number];
type Edge = { readonly from: Point; readonly to: Point };

/** Straight pieces for each curve; letters of a receipt are at most 48 dots high. */
const PIECES = 6;
/** Lines that are sampled for each row of dots. */
const SAMPLES = 4;
/** The covered share from which a dot is black. Below a half, since thin strokes are lost on thermal paper. */
const COVERAGE = 0.42;

/**
 * Scan-converts an outline to dots, by the nonzero rule. `top` and `left` are the position of the picture relative to the
 * outline's origin. Null for an outline without area, such as a space.
 */
export function fillOutline(
  commands: readonly OutlineCommand[],
  scale: number,
): { readonly bitmap: Bitmap; readonly left: number; readonly top: number } | null {
  const edges = edgesOf(commands, scale);
  if (edges.length === 0) return null;
  const xs = edges.map(({ from }) => from[0]);
  const ys = edges.map(({ from }) => from[1]);
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const bitmap = blankBitmap(Math.ceil(Math.max(...xs)) - left + 1, Math.ceil(Math.max(...ys)) - top + 1);
  for (let y = 0; y < bitmap.height; y += 1) {
    const covered = new Float64Array(bitmap.width);
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const height = top + y + (sample + 0.5) / SAMPLES;
      for (const [begin, end] of spansAt(edges, height)) cover(covered, begin - left, end - left);
    }
    covered.forEach((sum, x) => {
      if (sum / SAMPLES >= COVERAGE) bitmap.dots[y * bitmap.width + x] = 1;
    });
  }
  return { bitmap, left, top };
}

/** Adds the covered share of each dot of a row. */
function cover(covered: Float64Array, begin: number, end: number): void {
  for (let x = Math.floor(begin); x < end; x += 1) {
    covered[x] = (covered[x] ?? 0) + Math.min(end, x + 1) - Math.max(begin, x);
  }
}

/** Returns the inside of the outline at a height, from left to right. */
function spansAt(edges: readonly Edge[], height: number): [begin: number, end: number][] {
  const crossings = edges.flatMap(({ from, to }) => {
    const isDown = from[1] <= height && to[1] > height;
    const isUp = to[1] <= height && from[1] > height;
    if (!isDown && !isUp) return [];
    const share = (height - from[1]) / (to[1] - from[1]);
    return [{ x: from[0] + share * (to[0] - from[0]), winding: isDown ? 1 : -1 }];
  });
  const spans: [number, number][] = [];
  let winding = 0;
  let begin = 0;
  for (const crossing of crossings.sort((one, other) => one.x - other.x)) {
    if (winding === 0) begin = crossing.x;
    winding += crossing.winding;
    if (winding === 0) spans.push([begin, crossing.x]);
  }
  return spans;
}

/** Flattens the curves of an outline. Fonts count upwards, pictures downwards. */
function edgesOf(commands: readonly OutlineCommand[], scale: number): Edge[] {
  const edges: Edge[] = [];
  let [start, at]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const lineTo = (to: Point) => {
    edges.push({ from: at, to });
    at = to;
  };
  for (const { command, args } of commands) {
    const points: Point[] = [];
    for (let index = 0; index + 1 < args.length; index += 2) {
      points.push([(args[index] ?? 0) * scale, -(args[index + 1] ?? 0) * scale]);
    }
    const last = points.at(-1) ?? at;
    if (command === "moveTo") {
      start = last;
      at = last;
    } else if (command === "closePath") lineTo(start);
    else if (points.length < 2) lineTo(last);
    else {
      const corners = [at, ...points];
      for (let piece = 1; piece <= PIECES; piece += 1) lineTo(pointOnCurve(corners, piece / PIECES));
    }
  }
  return edges;
}

/** De Casteljau's algorithm, for quadratic and cubic curves. */
function pointOnCurve(corners: readonly Point[], share: number): Point {
  if (corners.length === 1) return corners[0] as Point;
  const closer = corners.slice(1).map((to, index): Point => {
    const from = corners[index] as Point;
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  });
  return pointOnCurve(closer, share);
}
