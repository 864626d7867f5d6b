/** Returns a lookup of the code points for which a font has glyphs, from its `cmap` table in format 4 or 12. */
export function codePointsOfFont(font: Buffer): (codePoint: number) => boolean {
  const map = tableOf(font, "cmap");
  const ranges = map ? subtablesOf(map).flatMap(rangesOf) : [];
  const isThere = (codePoint: number) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
  const known = new Map<number, boolean>();
  return (codePoint) => {
    const has = known.get(codePoint) ?? isThere(codePoint);
    known.set(codePoint, has);
    return has;
  };
}

type Range = readonly [first: number, last: number];

const ENTRY = 16;

function tableOf(font: Buffer, tag: string): Buffer | null {
  const count = font.readUInt16BE(4);
  for (let at = 12; at < 12 + count * ENTRY; at += ENTRY) {
    if (font.toString("latin1", at, at + 4) !== tag) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  return null;
}

function subtablesOf(map: Buffer): Buffer[] {
  const count = map.readUInt16BE(2);
  return Array.from({ length: count }, (_, index) => map.subarray(map.readUInt32BE(4 + index * 8 + 4)));
}

function rangesOf(table: Buffer): Range[] {
  const format = table.readUInt16BE(0);
  if (format === 12) {
    const groups = Array.from({ length: table.readUInt32BE(12) }, (_, index) => 16 + index * 12);
    return groups.map((at) => [table.readUInt32BE(at), table.readUInt32BE(at + 4)]);
  }
  return format === 4 ? segmentsOf(table) : [];
}

/** Parses the segments of a format 4 table. In a segment with a glyph array, glyph 0 marks a gap. */
function segmentsOf(table: Buffer): Range[] {
  const count = table.readUInt16BE(6) / 2;
  const at = (part: number, index: number) => 14 + part * count * 2 + index * 2 + (part > 0 ? 2 : 0);
  return Array.from({ length: count }, (_, index): Range[] => {
    const [last, first] = [table.readUInt16BE(at(0, index)), table.readUInt16BE(at(1, index))];
    const place = at(3, index);
    const offset = table.readUInt16BE(place);
    if (last === 0xffff && first === 0xffff) return [];
    if (offset === 0) return [[first, last]];
    const signs = Array.from({ length: last - first + 1 }, (_, ahead) => first + ahead);
    return signs
      .filter((sign) => table.readUInt16BE(place + offset + (sign - first) * 2) !== 0)
      .map((sign): Range => [sign, sign]);
  }).flat();
}
