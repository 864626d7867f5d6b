import type { RunSheetData } from "@comptoir/contract";
import { runWithLocale } from "@comptoir/messages/server";
import { wordsOfPdf } from "@comptoir/test-kit";
import { describe, expect, test } from "vitest";
import { runSheetWords } from "../run-sheet-words.ts";
import { runSheetPdf } from "./run-sheet-pdf.ts";

const line = (name: string, quantity: number, but: object = {}) => ({
  id: 10,
  menu_id: 1,
  section_id: null,
  orderId: 1,
  quantity,
  name,
  image: null,
  orderPrice: "60.00",
  memberOrderPrice: "60.00",
  orderOptions: [],
  ...but,
});
const order = { kind: "pre-order", status: "placed", notes: null, questions: [], checkId: false } as const;
const SHEET = {
  event: { id: "final", name: "The final", starts_at: "2026-12-05T23:00:00.000Z" },
  orders: [
    { ...order, at: "2026-12-05T22:30:00.000Z", suite: "Suite 201", number: "4", lines: [line("Nacho tray", 2)] },
    {
      ...order,
      at: "2026-12-05T22:30:00.000Z",
      suite: "Suite 203",
      number: "9",
      notes: "Two nut allergies.",
      questions: [{ question: "Cutlery?", answer: "No" }],
      checkId: true,
      lines: [line("Nacho tray", 1), line("Cellar red", 3)],
    },
    { ...order, at: "2026-12-06T00:30:00.000Z", suite: "Suite 201", number: "5", lines: [line("Brownies", 1)] },
  ],
  restock: [
    {
      suite: "Suite 201",
      items: [
        { item: "31", name: "Water", par: 12, on_hand: 5, to_bring: 7 },
        { item: "32", name: "Pop", par: 6, on_hand: 6, to_bring: 0 },
      ],
    },
    { suite: "Suite 203", items: [{ item: "31", name: "Water", par: 12, on_hand: 12, to_bring: 0 }] },
  ],
} as unknown as RunSheetData;
/** Converts an instant to the wall clock in Toronto. */
const at = (instant: string) => {
  const local = new Date(Date.parse(instant) - 5 * 3_600_000);
  return {
    date: local.toISOString().slice(0, 10),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
    weekday: 5,
  };
};
const HEADINGS = {
  venue: "Harbour Stadium",
  together: "All suites together",
  restock: "To bring",
  nothing: "Nothing yet",
};
const wordsOf = async (sheet: RunSheetData, locale: "en-CA" | "fr-CA" = "en-CA") =>
  wordsOfPdf(
    Buffer.from(await runWithLocale(locale, () => runSheetPdf(runSheetWords(sheet, at as never), HEADINGS, locale))),
  );

describe("suites#run-sheet: the run sheet as a PDF", () => {
  test("It lists times, then suites, each time's dishes together, notes and check ID, and the restocking.", async () => {
    const words = (await wordsOf(SHEET)).map((text) => text.replace(/\s/g, " "));
    expect(words.slice(2)).toEqual([
      "5:30 p.m.",
      "All suites together",
      "3 × Nacho tray",
      "3 × Cellar red",
      "Suite 201 · order 4",
      "2 × Nacho tray",
      "Suite 203 · order 9",
      "Check ID: contains alcohol.",
      "For the kitchen: Two nut allergies.",
      "Cutlery? – No",
      "1 × Nacho tray",
      "3 × Cellar red",
      "7:30 p.m.",
      "Suite 201 · order 5",
      "1 × Brownies",
      "To bring",
      "Suite 201",
      "7 × Water",
    ]);
  });

  test("It exists in French, and says if nothing is ordered.", async () => {
    const words = (await wordsOf(SHEET, "fr-CA")).join(" ").replace(/\s/g, " ");
    expect(words).toContain("Feuille de service : The final");
    expect(words).toContain("Suite 203 · commande 9");
    expect(await wordsOf({ ...SHEET, orders: [], restock: [] })).toContain("Nothing yet");
  });
});
