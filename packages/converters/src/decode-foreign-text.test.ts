import { describe, expect, test } from "vitest";
import { convertMenuFile } from "./convert-menu-file.ts";
import { showNote } from "./testing/convert-soundly.ts";

const TABLE = "Catégorie;Plat;Prix\nPlats;Pâté chinois;6,75\n";

/** Converts a file; returns its dishes and the notes on its encoding, or the refusal. */
function read(file: Uint8Array) {
  const converted = convertMenuFile(file);
  if ("refused" in converted) return converted.refused;
  const dishes = converted.venue.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  return [
    ...dishes.map(({ name, price }) => `${name} ${price}`),
    ...converted.notes.filter(({ key }) => key === "otherEncoding").map(showNote),
  ];
}

describe("A table as a spreadsheet saves it", () => {
  test("is decoded as UTF-8, with or without a byte order mark", () => {
    expect(read(Buffer.from(TABLE))).toEqual(["Pâté chinois 6.75"]);
    expect(read(Buffer.from(`\ufeff${TABLE}`))).toEqual(["Pâté chinois 6.75"]);
  });

  test("is decoded as Windows-1252 or UTF-16, with a note to check the accents", () => {
    const said = (encoding: string) => `otherEncoding ${encoding}`;
    expect(read(Buffer.from(TABLE, "latin1"))).toEqual(["Pâté chinois 6.75", said("Windows-1252")]);
    expect(read(Buffer.from(`\ufeff${TABLE}`, "utf16le"))).toEqual(["Pâté chinois 6.75", said("UTF-16")]);
  });

  test("is refused if it is binary", () => {
    expect(read(Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0x00, 0x10))).toBe("workbook");
    expect(read(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1))).toBe("workbook");
    expect(read(Buffer.from("%PDF-1.7"))).toBe("pdf");
    expect(read(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBe("picture");
    expect(read(Uint8Array.of(0xff, 0xfe))).toBe("unreadable-file");
  });
});
