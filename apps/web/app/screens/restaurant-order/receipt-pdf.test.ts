import { inflateSync } from "node:zlib";
import type { ReceiptWords } from "@comptoir/receipt";
import { describe, expect, test } from "vitest";
import { receiptPdf } from "./receipt-pdf.ts";

const RECEIPT: ReceiptWords = {
  number: "42",
  venue: "Café Perce-Neige",
  title: "Commande 42 chez Café Perce-Neige",
  placed: "vendredi 20 novembre 2026 à 18 h 11",
  when: { label: "Prête vers", words: "18 h 26" },
  where: "À ramasser ici : 412, rue Saint-Joseph Est.",
  lines: [
    { quantity: 2, words: "Crêpe aux cœurs d’artichaut", amount: "48,00 $", folded: "Été", memo: null, priced: [] },
  ],
  bill: [
    { kind: "amount", words: "Sous-total", amount: "48,00 $" },
    { kind: "due", words: "Payé", amount: "55,19 $" },
  ],
  taxes: [{ words: "TPS de 5 % sur 48,00 $", amount: "2,40 $", madeOf: "Crêpe" }],
  rebate: null,
  payment: "55,19 $ avec Visa terminant par 4242.",
  refunds: [],
  issuer: ["Café Perce-Neige", "TPS : 12345 6789 RT0001"],
};
const WORDS = { heading: "Reçu", taxes: "Comment les taxes sont calculées", number: "Numéro de commande" };
const made = (receipt: ReceiptWords) => receiptPdf(receipt, WORDS, "fr-CA").then((pdf) => Buffer.from(pdf));

/** What every part of a file says, packed or not. */
function partsOf(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = ""]) => {
    try {
      return inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return [text, ...streams].join("\n");
}

/** The characters that a file can be read back as: those that its type is said to stand for. */
function readable(parts: string): Set<string> {
  const maps = parts.match(/begincmap[\s\S]*?endcmap/g) ?? [];
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>(?=[\s\]])/gi)].map(([, code = ""]) => code));
  return new Set(codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))));
}

describe("the receipt as a PDF", () => {
  test("It says its language and title, is tagged for screen readers, and brings its type with it.", async () => {
    const parts = partsOf(await made(RECEIPT));
    expect(parts).toMatch(/^%PDF-1\.7/);
    expect(parts).toContain("/Lang (fr-CA)");
    expect(parts).toContain("/MarkInfo");
    expect(parts).toMatch(/\/S \/H1/);
    expect(parts).toMatch(/\/FontFile[23]/);
  });

  test("Every accent of French can be read and searched in it.", async () => {
    const read = readable(partsOf(await made(RECEIPT)));
    expect([..."éêèàçœÀ’".normalize()].filter((sign) => RECEIPT_TEXT.includes(sign) && !read.has(sign))).toEqual([]);
  });

  test("An order as long as orders may be is a few pages, small, and made in a moment.", async () => {
    const [line] = RECEIPT.lines;
    if (line === undefined) throw new Error("a receipt without a line");
    const long = {
      ...RECEIPT,
      lines: Array.from({ length: 100 }, () => ({ ...line, folded: "Avec des frites ".repeat(8) })),
    };
    const pdf = await made(long);
    const pages = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.length).toBeLessThan(12);
    expect(pdf.length).toBeLessThan(200_000);
  });
});

const RECEIPT_TEXT = JSON.stringify(RECEIPT);
