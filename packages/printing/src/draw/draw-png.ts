import { crc32, deflateSync } from "node:zlib";
import { runWithLocale } from "@comptoir/messages/server";
import { COLUMNS } from "../layout/grid.ts";
import type { PrintDocument, PrintRow } from "../print-document.ts";
import { stack } from "./bitmap.ts";
import { DOTS_OF_COLUMN, rasterOf } from "./raster.ts";

/** Eight dots per millimetre, per metre. */
const DOTS_PER_METRE = 8_000;

/** A picture is cut at its end alone: between two papers, such as the labels of an order, is a line to tear along. */
const BETWEEN: readonly PrintRow[] = [{ kind: "feed", lines: 2 }, { kind: "rule" }, { kind: "feed", lines: 2 }];

/** Draws a document as a black-and-white PNG. Every CloudPRNT printer prints it. printing#pictures. */
export function drawPng({ widthMm, rows, locale }: PrintDocument): Uint8Array {
  const columns = COLUMNS[widthMm];
  const { width, height, dots } = runWithLocale(locale, () =>
    stack(
      rows
        .flatMap((row, index) => (row.kind === "cut" && index < rows.length - 1 ? BETWEEN : [row]))
        .map((row) => rasterOf(row, columns)),
      columns * DOTS_OF_COLUMN,
    ),
  );
  const stride = 1 + width / 8;
  const lines = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // A set bit is white.
      if (dots[y * width + x] === 0)
        lines[y * stride + 1 + (x >> 3)] = (lines[y * stride + 1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const resolution = Buffer.alloc(9);
  resolution.writeUInt32BE(DOTS_PER_METRE, 0);
  resolution.writeUInt32BE(DOTS_PER_METRE, 4);
  resolution.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("pHYs", resolution),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
