import { crc32, deflateSync } from "node:zlib";
import { type AppIcon, ICON_SIZE, iconShape, type Shape } from "./draw-icon.ts";

/** Number of scanlines per row of pixels, and number of shades between ground and ink in the palette. */
const LINES = 4;
const SHADES = 64;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Returns the icon as a PNG with `size` pixels a side, for devices without SVG support, such as the home screen of
 * iOS.
 */
export function drawPng(icon: AppIcon, size: number): Uint8Array<ArrayBuffer> {
  const rows = shadeRows(iconShape(icon), size);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits per pixel, colour type 3: indexes into the palette.
  header.set([8, 3], 8);
  const parts = [
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", shadesOf(icon)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function shadesOf({ ground, ink }: AppIcon): Buffer {
  const [from, to] = [Buffer.from(ground.slice(1), "hex"), Buffer.from(ink.slice(1), "hex")];
  const mix = (shade: number) =>
    [0, 1, 2].map((at) => (from[at] ?? 0) + (((to[at] ?? 0) - (from[at] ?? 0)) * shade) / (SHADES - 1));
  return Buffer.from(Array.from({ length: SHADES }).flatMap((_, shade) => mix(shade).map(Math.round)));
}

/**
 * Returns the shade of each pixel by its share of ink, row by row. Each row starts with the PNG filter byte 0
 * (none).
 */
function shadeRows(shape: Shape, size: number): Buffer {
  const edges = edgesOf(shape, size / ICON_SIZE);
  const rows = Buffer.alloc(size * (size + 1));
  for (let row = 0; row < size; row += 1) {
    const near = edges.filter(({ top, bottom }) => top < row + 1 && bottom > row);
    if (near.length === 0) continue;
    const inked = new Float64Array(size);
    for (let line = 0; line < LINES; line += 1) inkLine(inked, near, row + (line + 0.5) / LINES);
    for (const [column, share] of inked.entries())
      rows[row * (size + 1) + 1 + column] = Math.round(Math.min(1, share / LINES) * (SHADES - 1));
  }
  return rows;
}

/** A non-horizontal edge of a shape. `turn` is its direction, down or up. */
type Edge = {
  readonly top: number;
  readonly bottom: number;
  readonly turn: 1 | -1;
  readonly at: (y: number) => number;
};

function edgesOf(shape: Shape, scale: number): Edge[] {
  return shape.flatMap((ring) =>
    ring.flatMap(([x0, y0], index) => {
      const [x1, y1] = ring[(index + 1) % ring.length] ?? [x0, y0];
      if (y0 === y1) return [];
      const slope = (x1 - x0) / (y1 - y0);
      const at = (y: number) => x0 * scale + (y - y0 * scale) * slope;
      return [{ top: Math.min(y0, y1) * scale, bottom: Math.max(y0, y1) * scale, turn: y0 < y1 ? 1 : -1, at }];
    }),
  );
}

/** Adds to each pixel of a row the share of its width that the shape covers on the scanline `y`. */
function inkLine(inked: Float64Array, edges: readonly Edge[], y: number): void {
  const crossings = edges
    .filter(({ top, bottom }) => top <= y && bottom > y)
    .map(({ at, turn }) => ({ x: at(y), turn }))
    .sort((one, other) => one.x - other.x);
  let depth = 0;
  for (const [index, { x, turn }] of crossings.entries()) {
    depth += turn;
    if (depth !== 0) inkSpan(inked, x, crossings[index + 1]?.x ?? x);
  }
}

function inkSpan(inked: Float64Array, from: number, to: number): void {
  for (let column = Math.floor(from); column < to; column += 1)
    inked[column] = (inked[column] ?? 0) + Math.min(to, column + 1) - Math.max(from, column);
}
