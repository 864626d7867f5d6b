import { inflateSync } from "node:zlib";

export function pagesOfPdf(pdf: Buffer): number {
  return (pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? []).length;
}

/** Extracts the texts of a PDF in drawing order, by the fonts' character maps. */
export function wordsOfPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString("latin1"));
  const signs = new Map<string, readonly string[]>();
  for (const body of objects.values()) {
    for (const [, name = "", id = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, map = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
      signs.set(name, signsOf(unpack(objects.get(map) ?? "")));
    }
  }
  const pages = [...objects.values()].map(unpack).filter((content) => content.includes(" Tf"));
  return pages.flatMap((content) =>
    [...content.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)].map(([, font = "", text = ""]) =>
      [...text.matchAll(/<([0-9a-f]*)>/g)]
        .flatMap(([, codes = ""]) => codes.match(/.{4}/g) ?? [])
        .map((code) => signs.get(font)?.[Number.parseInt(code, 16)] ?? "?")
        .join(""),
    ),
  );
}

function objectsOf(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id = "", body = ""]) => [id, body]));
}

function unpack(body: string): string {
  const [head = "", length = ""] = /^[\s\S]*?\/Length (\d+)[\s\S]*?stream\r?\n/.exec(body) ?? [];
  if (head === "" || !head.includes("/FlateDecode")) return "";
  const packed = body.slice(head.length, head.length + Number(length));
  return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
}

/** Returns the character of each glyph, from a font's `ToUnicode` map. */
function signsOf(map: string): string[] {
  const ranges = map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/gi);
  return [...ranges].flatMap(([, listed = ""]) =>
    [...listed.matchAll(/<([0-9a-f]*)>/gi)].map(([, units = ""]) =>
      String.fromCharCode(...(units.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
    ),
  );
}
