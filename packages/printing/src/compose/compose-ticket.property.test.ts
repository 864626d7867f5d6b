import type { BoardOrderData } from "@comptoir/contract";
import { runLength } from "@comptoir/test-kit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { drawCommands } from "../draw/index.ts";
import { letterMetrics, spellRow } from "../draw/raster.ts";
import { composeTicket, PAPER_WIDTHS, PRINTER_MODELS, type PrintDocument } from "../index.ts";
import { COLUMNS, gridMetrics } from "../layout/grid.ts";
import { layOut } from "../layout/lay-out.ts";
import { readCommands } from "../testing/read-commands.ts";
import { ABOUT, group, line, order, value } from "../testing/sample-orders.ts";
import { textOf } from "../testing/text-of.ts";

/** Words of French and English, some longer than paper is wide; `other` adds scripts that printers lack. */
function someText(other: boolean): fc.Arbitrary<string> {
  const letters = fc.constantFrom(..."aeiourstnlmdcéèàçêœŒæÀÉ’-«»0123456789ABC&<>$");
  const word = fc.oneof(
    { weight: 8, arbitrary: fc.string({ unit: letters, minLength: 1, maxLength: 12 }) },
    { weight: 1, arbitrary: fc.string({ unit: letters, minLength: 40, maxLength: 70 }) },
    ...(other
      ? [{ weight: 2, arbitrary: fc.constantFrom("牛肉麵", "👧🏽", "محمد", "Nguyễn", "→", "Дмитрий", "e\u0301") }]
      : []),
  );
  return fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));
}

function someOrder(other: boolean): fc.Arbitrary<BoardOrderData> {
  const text = someText(other);
  const choice = fc.record({ name: text, of: text, quantity: fc.integer({ min: 1, max: 9 }), inner: text });
  const dish = fc
    .record({
      name: text,
      quantity: fc.integer({ min: 1, max: 120 }),
      choices: fc.array(choice, { maxLength: 3 }),
      memo: fc.option(text, { nil: undefined }),
      station: fc.constantFrom(null, "bar", "grill"),
    })
    .map(({ name, quantity, choices, memo, station }) =>
      line(name, quantity, {
        station,
        ...(memo === undefined ? {} : { memo }),
        orderOptions: choices.map((one) =>
          group(one.of, value(one.name, one.quantity, group(one.inner, value(one.inner)))),
        ),
      }),
    );
  return fc
    .record({
      lines: fc.array(dish, { minLength: 1, maxLength: 6 }),
      allergies: fc.array(text, { maxLength: 3 }),
      notes: fc.option(text),
      person: fc.option(text),
      checkId: fc.boolean(),
    })
    .map(order);
}

const letters = (text: string) => text.replace(/\s/gu, "");

/** The texts that a ticket must have, whatever the paper. */
function textsOf({ lines, allergies, notes, person }: BoardOrderData): string[] {
  return [
    ...lines.flatMap(({ name, quantity, orderOptions }) => [
      `${quantity} × ${name}`,
      ...orderOptions.flatMap((option) =>
        "memo" in option
          ? option.values.map((memo) => memo.name)
          : option.values.flatMap((chosen) => [chosen.name, ...chosen.options.map((inner) => inner.name)]),
      ),
    ]),
    ...allergies,
    notes ?? "",
    person ?? "",
  ];
}

const ticketOf = (of: BoardOrderData, widthMm: (typeof PAPER_WIDTHS)[number]) =>
  composeTicket(of, ABOUT, { locale: "fr-CA", widthMm }) as PrintDocument;

test("printing#wrapping: Every line, quantity, choice, memo, allergy and note of any order is on its ticket, within the paper.", () => {
  fc.assert(
    fc.property(someOrder(true), fc.constantFrom(...PAPER_WIDTHS), (of, widthMm) => {
      const document = ticketOf(of, widthMm);
      const printed = letters(textOf(document).join(""));
      for (const text of textsOf(of)) expect(printed).toContain(letters(text));
      for (const metrics of [gridMetrics(COLUMNS[widthMm]), letterMetrics(COLUMNS[widthMm])]) {
        const spans = document.rows
          .flatMap((row) => layOut(spellRow(row), metrics))
          .flatMap((laid) => (laid.kind === "line" ? laid.spans : []));
        for (const { x, width, textX } of spans) {
          expect(Math.min(x, textX)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(metrics.columns + 1e-6);
        }
      }
    }),
    { numRuns: runLength({ quick: 40, full: 2_000 }) },
  );
});

test("printing#printer-commands: What a printer is sent has it all, too, and no line is wider than its paper.", () => {
  const models = Object.values(PRINTER_MODELS).filter(({ windows1252 }) => windows1252 !== null);
  fc.assert(
    fc.property(someOrder(false), fc.constantFrom(...models), (of, model) => {
      const { lines, acts } = readCommands(drawCommands(ticketOf(of, 80), model), model.language);
      const printed = letters(lines.map(({ text }) => text).join(""));
      for (const text of textsOf(of)) expect(printed).toContain(letters(text));
      for (const { columns } of lines) expect(columns).toBeLessThanOrEqual(model.columns);
      expect(acts.filter((act) => act.startsWith("picture"))).toEqual([]);
    }),
    { numRuns: runLength({ quick: 40, full: 2_000 }) },
  );
});
