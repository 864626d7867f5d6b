import { inflateSync } from "node:zlib";
import { runWithLocale } from "@comptoir/messages/server";
import { pagesOfPdf, wordsOfPdf } from "@comptoir/test-kit";
import { describe, expect, test } from "vitest";
import type { ReceiptWords } from "../receipt-words.ts";
import { receiptPdf } from "./receipt-pdf.ts";

const RECEIPT: ReceiptWords = {
  number: "42",
  venue: "Café Perce-Neige",
  title: "Commande 42 chez Café Perce-Neige",
  placed: "vendredi 20 novembre 2026 à 18 h 11",
  when: { label: "Prête vers", words: "18 h 26" },
  where: "À ramasser ici : 412, rue Saint-Joseph Est.",
  cancelled: null,
  said: [],
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
  points: "152 points accumulés.",
  refunds: [],
  issuer: ["Café Perce-Neige", "TPS : 12345 6789 RT0001"],
};
const WORDS = { heading: "Reçu", taxes: "Comment les taxes sont calculées", number: "Numéro de commande" };
const COLORS = { band: "#14532d", onBand: "#ffffff" };
const made = (receipt: ReceiptWords) => receiptPdf(receipt, WORDS, "fr-CA", COLORS).then((pdf) => Buffer.from(pdf));

describe("the receipt as a PDF", () => {
  test("It has a language and a title, is tagged for screen readers, and embeds its fonts.", async () => {
    const parts = (await made(RECEIPT)).toString("latin1");
    expect(parts).toMatch(/^%PDF-1\.7/);
    expect(parts).toContain("/Lang (fr-CA)");
    expect(parts).toContain("/MarkInfo");
    expect(parts).toMatch(/\/S \/H1/);
    expect(parts).toMatch(/\/FontFile[23]/);
  });

  test("venue#mail-face: Its head is a band in the venue's colour, which no screen reader reads, with the name as heading.", async () => {
    const streams = inflatedStreams(await made(RECEIPT));
    // #14532d and white, as PDF has them, from 0 to 1.
    expect(streams).toMatch(/\/Artifact[\s\S]*?0\.078\d* 0\.325\d* 0\.176\d* (?:rg|scn)[\s\S]*?EMC[\s\S]*?\/H1/);
  });

  test("Every accent of French can be read and searched in it.", async () => {
    const read = new Set(wordsOfPdf(await made(RECEIPT)).join(""));
    expect([..."éêèàçœÀ’".normalize()].filter((sign) => RECEIPT_TEXT.includes(sign) && !read.has(sign))).toEqual([]);
  });

  test("It has the total, each tax explained, the payment, and the venue's tax numbers.", async () => {
    const letters = (words: string) => words.replace(/\s/g, "");
    const read = letters(wordsOfPdf(await made(RECEIPT)).join(""));
    const [tax] = RECEIPT.taxes;
    for (const words of ["55,19 $", tax?.words, tax?.amount, RECEIPT.payment, RECEIPT.points, ...RECEIPT.issuer]) {
      expect(read).toContain(letters(words ?? "a tax"));
    }
  });

  test("It has the refunds, their destinations, and the remainder.", async () => {
    const refunds = [
      { key: "1", kind: "heading", words: "Remboursement du samedi 21 novembre 2026", amount: "−10,04 $" },
      { key: "1 card", kind: "part", words: "Sur votre carte", amount: "10,04 $" },
      { key: "left", kind: "left", words: "Payé après remboursements", amount: "45,15 $" },
    ] as const;
    const letters = (words: string) => words.replace(/\s/g, "");
    const read = letters(wordsOfPdf(await made({ ...RECEIPT, refunds })).join(""));
    for (const { words, amount } of refunds) expect(read).toContain(letters(words + amount));
  });

  test("It says if an order was cancelled.", async () => {
    const read = wordsOfPdf(await made({ ...RECEIPT, cancelled: "Cette commande a été annulée." })).join(" ");
    expect(read).toContain("Cette commande a été annulée.");
  });

  test.each(["Phở Tái", "Żurek", "Şiş Köfte", "Σουβλάκι", "Борщ", "ᐃᓄᒃᑎᑐᑦ"])(
    "law#paper-type: It prints other scripts: %s.",
    async (name) => {
      const [line] = RECEIPT.lines;
      const pdf = await made({ ...RECEIPT, venue: name, said: [name], lines: [{ ...line, words: name } as never] });
      const words = wordsOfPdf(pdf).join("\n");
      expect(words.replaceAll("\n", "")).toContain(`2 × ${name}`);
      expect(words.replaceAll("\n", "").split(name).length).toBe(4);
    },
  );

  test("law#paper-type: A character without a font is described in the receipt's language.", async () => {
    const said = ["Au nom de 王小明", "ਗੁਰਪ੍ਰੀਤ 👧🏽 \ue000", "a\u200bb\u0007c"];
    const words = (await runWithLocale("fr-CA", () => made({ ...RECEIPT, said }))).toString("latin1");
    const read = wordsOfPdf(Buffer.from(words, "latin1")).join("");
    for (const one of ["Au nom de [en chinois]", "[en pendjabi] [émoji]", "[symbole]", "abc"])
      expect(read).toContain(one);
  });

  test("law#paper-type: A line longer than the page is wrapped, also without spaces, and over several pages.", async () => {
    const word = "Anticonstitutionnellement".repeat(12);
    const [line] = RECEIPT.lines;
    const pdf = await made({ ...RECEIPT, said: ["mot ".repeat(4_000)], lines: [{ ...line, words: word } as never] });
    const read = wordsOfPdf(pdf);
    expect(Math.max(...read.map((text) => text.length))).toBeLessThan(130);
    expect(read.join("")).toContain(word);
    expect(pagesOfPdf(pdf)).toBeGreaterThan(3);
  });

  test("The longest possible order is a few pages, small, and fast to make.", async () => {
    const [line] = RECEIPT.lines;
    if (line === undefined) throw new Error("a receipt without a line");
    const long = {
      ...RECEIPT,
      lines: Array.from({ length: 100 }, () => ({ ...line, folded: "Avec des frites ".repeat(8) })),
    };
    const pdf = await made(long);
    expect(pagesOfPdf(pdf)).toBeGreaterThan(2);
    expect(pagesOfPdf(pdf)).toBeLessThan(12);
    expect(pdf.length).toBeLessThan(200_000);
  });
});

/** Returns the drawing instructions of a PDF. */
function inflatedStreams(pdf: Buffer): string {
  const parts = [...pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)];
  return parts
    .map(([, part = ""]) => {
      try {
        return inflateSync(Buffer.from(part, "latin1")).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

const RECEIPT_TEXT = JSON.stringify(RECEIPT);
