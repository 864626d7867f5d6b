import type { RunSheetWords } from "@comptoir/receipt";
import type { Paper, PrintDocument, PrintRow } from "../print-document.ts";
import { band } from "./band.ts";

type Words = { readonly venue: string; readonly together: string; readonly restock: string; readonly nothing: string };

/** Composes the run sheet of an event, with the same contents as the PDF. printing#printed-run-sheet, suites#run-sheet. */
export function composeRunSheet(sheet: RunSheetWords, words: Words, paper: Paper): PrintDocument {
  const { title, when, parts, restock } = sheet;
  const rows: PrintRow[] = [
    { kind: "text", text: title, size: "tall", isBold: true },
    { kind: "text", text: `${words.venue}, ${when}` },
    ...(parts.length === 0 ? [{ kind: "text", text: words.nothing } as const] : []),
    ...parts.flatMap(({ at, together, orders }): PrintRow[] => [
      { kind: "rule", isHeavy: true },
      { kind: "text", text: at, size: "large", isBold: true },
      ...(together.length === 0 ? [] : [{ kind: "text", text: words.together } as const]),
      ...together.flatMap(dish),
      ...orders.flatMap(({ heading, allergies, remarks, checkId, dishes }): PrintRow[] => [
        { kind: "rule" },
        { kind: "text", text: heading, size: "tall", isBold: true },
        ...allergies.map((words) => band(words, "large")),
        ...(checkId === null ? [] : [band(checkId)]),
        ...remarks.map((text): PrintRow => ({ kind: "text", text, isBold: true })),
        ...dishes.flatMap(dish),
      ]),
    ]),
    ...(restock.length === 0
      ? []
      : [
          { kind: "rule", isHeavy: true } as const,
          { kind: "text", text: words.restock, size: "tall", isBold: true } as const,
        ]),
    ...restock.flatMap(({ suite, items }): PrintRow[] => [
      { kind: "text", text: suite, isBold: true },
      ...items.map((text): PrintRow => ({ kind: "text", text, indent: 2 })),
    ]),
    { kind: "feed", lines: 1 },
    { kind: "cut" },
  ];
  return { ...paper, title, rows };
}

function dish({ words, choices }: { readonly words: string; readonly choices: string }): PrintRow[] {
  return [
    { kind: "text", text: words, isBold: true, indent: 2 },
    ...(choices === "" ? [] : [{ kind: "text", text: choices, indent: 6 } as const]),
  ];
}
