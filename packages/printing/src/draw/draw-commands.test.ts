import type { PrinterModelId } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { FRENCH_SIGNS } from "../compose/compose-test-page.ts";
import { PRINTER_MODELS, type PrintDocument, type PrinterModel, type PrintRow } from "../index.ts";
import { readCommands } from "../testing/read-commands.ts";
import { SAMPLES } from "../testing/sample-documents.ts";
import { drawCommands } from "./index.ts";

const MODELS = Object.entries(PRINTER_MODELS) as [PrinterModelId, PrinterModel][];
const WITH_TEXT = MODELS.filter(([, { windows1252 }]) => windows1252 !== null);
const WITHOUT_TEXT = MODELS.filter(([, { windows1252 }]) => windows1252 === null);

const document = (...rows: readonly PrintRow[]): PrintDocument => ({ widthMm: 80, locale: "fr-CA", title: "", rows });
const printed = (what: PrintDocument, model: PrinterModel) => readCommands(drawCommands(what, model), model.language);
const sample = (name: string) => SAMPLES[name] as PrintDocument;
const pictures = (acts: readonly string[]) => acts.filter((act) => act.startsWith("picture"));

describe("printing#characters", () => {
  test.each(WITH_TEXT)("Every accent and sign of French is printed as text by %s.", (_, model) => {
    const { lines, acts } = printed(document({ kind: "text", text: FRENCH_SIGNS }), model);
    expect(lines.map(({ text }) => text.trim()).join(" ")).toBe(FRENCH_SIGNS);
    expect(acts).toEqual([`page ${model.windows1252}`]);
  });

  test("No-break spaces become spaces, and signs without a character become similar ones.", () => {
    const { lines } = printed(
      document({ kind: "text", text: "À payer\u00a0: 2\u202f000 $ − 2 → 3 ‑ ok" }),
      PRINTER_MODELS["epson-tm-m30"],
    );
    expect(lines.map(({ text }) => text)).toEqual(["À payer : 2 000 $ - 2 -> 3 - ok"]);
  });

  test("A row with other letters is a picture between rows of text.", () => {
    const rows = ["Avant", "Nguyễn Şiş Дмитрий محمد", "Après"].map((text): PrintRow => ({ kind: "text", text }));
    const { lines, acts } = printed(document(...rows), PRINTER_MODELS["epson-tm-m30"]);
    expect(lines.map(({ text }) => text)).toEqual(["Avant", "Après"]);
    expect(pictures(acts)).toEqual(["picture 576x30"]);
  });

  test("What no font has is printed in words, in the document's language.", () => {
    const { lines, acts } = printed(
      document({ kind: "text", text: "牛肉麵 pour 王 👧🏽!" }),
      PRINTER_MODELS["epson-tm-m30"],
    );
    expect(lines.map(({ text }) => text)).toEqual(["[en chinois] pour [en chinois] [émoji]!"]);
    expect(pictures(acts)).toEqual([]);
  });

  test.each(MODELS)("A guest's text contains no commands for %s.", (_, model) => {
    const hostile = "\u001bd\u0001\u001b@\u001dV\u0000\u0010\u0014\u0001\u009b sauce \ud800";
    const { acts } = printed(document({ kind: "text", text: hostile, lead: { text: hostile } }), model);
    expect(acts.filter((act) => act.startsWith("cut"))).toEqual([]);
  });
});

describe("printing#printer-commands", () => {
  test.each(MODELS)("Each sample fits on the paper of %s, and ends with a cut if it has a cutter.", (_, model) => {
    for (const [name, what] of Object.entries(SAMPLES)) {
      const { lines, acts } = printed(what, model);
      for (const { columns, text } of lines) expect(columns, `${name}: ${text}`).toBeLessThanOrEqual(model.columns);
      for (const picture of pictures(acts)) expect(Number(/\d+/.exec(picture)?.[0])).toBe(model.columns * 12);
      const cuts = acts.filter((act) => act.startsWith("cut"));
      expect(cuts, name).toEqual(model.feedBeforeCut === null ? [] : ["cut 1"]);
    }
  });

  test.each(WITH_TEXT)("Allergies are white on black over the whole width, for %s.", (_, model) => {
    const { acts } = printed(sample("order-80-en"), model);
    const bands = acts.filter((act) => act.startsWith("inverse"));
    expect(bands.join(" ")).toContain("Allergies:");
    expect(bands.join(" ")).toContain("Peanuts");
    expect(bands.join(" ")).toContain("2 ×");
    expect(acts).toContain("bold Steak frites");
  });

  test.each(WITH_TEXT)("A QR code is the printer's own, for %s.", (_, model) => {
    const { acts } = printed(sample("test-page-58-fr"), model);
    expect(acts).toContain("code https://comptoir.example/staff/printers");
    expect(pictures(acts)).toEqual([]);
  });
});

describe("printing#models", () => {
  test.each(WITHOUT_TEXT)("%s gets pictures only, since its code pages are uncertain.", (_, model) => {
    const { lines, acts } = printed(sample("delivery-58-fr"), model);
    expect(lines.filter(({ text }) => text !== "")).toEqual([]);
    expect(pictures(acts).length).toBeGreaterThan(0);
    expect(acts.filter((act) => act.startsWith("page"))).toEqual([]);
  });
});
