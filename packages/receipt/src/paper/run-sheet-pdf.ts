import { setImmediate } from "node:timers/promises";
import type { RunSheetWords } from "../run-sheet-words.ts";
import { openSheets } from "./sheets.ts";

const ORDERS_IN_A_TURN = 4;
const FINE = { size: 9.5, soft: true, indent: 22 } as const;

/**
 * Returns an event's run sheet for the kitchen as a PDF: the times in order, then the restocking.
 * suites#run-sheet.
 */
export async function runSheetPdf(
  { title, when, parts, restock }: RunSheetWords,
  words: { readonly venue: string; readonly together: string; readonly restock: string; readonly nothing: string },
  locale: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { set, end } = openSheets({ title, author: words.venue, locale });
  const dish = ({ words: name, choices }: RunSheetWords["parts"][number]["together"][number]) => {
    set.line("P", name, { indent: 12 });
    if (choices) set.line("P", choices, FINE);
  };
  set.line("H1", title, { size: 20, strong: true });
  set.line("P", `${words.venue}, ${when}`, { soft: true });
  if (parts.length === 0) set.line("P", words.nothing, {});
  let orders = 0;
  for (const part of parts) {
    set.rule();
    set.line("H2", part.at, { size: 16, strong: true });
    if (part.together.length > 0) {
      set.line("P", words.together, { size: 9.5, soft: true });
      for (const one of part.together) dish(one);
    }
    for (const { heading, allergies, remarks, checkId, dishes } of part.orders) {
      // Yields to the event loop, because a stadium may have many suites.
      orders += 1;
      if (orders % ORDERS_IN_A_TURN === 0) await setImmediate();
      set.space(8);
      set.line("P", heading, { size: 12, strong: true });
      for (const alarm of [allergies, checkId ?? [], remarks].flat())
        set.line("P", alarm, { strong: true, indent: 12 });
      for (const one of dishes) dish(one);
    }
  }
  if (restock.length > 0) {
    set.rule();
    set.line("H2", words.restock, { size: 16, strong: true });
    for (const { suite, items } of restock) {
      set.space(4);
      set.line("P", suite, { strong: true });
      for (const item of items) set.line("P", item, { indent: 12 });
    }
  }
  return end();
}
