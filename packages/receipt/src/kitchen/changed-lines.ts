import type { PricedLineData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { orderDifference } from "@comptoir/ordering";
import { kitchenWords, viewOfPricedLine } from "../line-view.ts";

/** A dish whose quantity a guest's change of the order changed. */
export type ChangedLine = {
  readonly key: string;
  /** The dish with its choices and both quantities: `Steak, Doneness: Rare: 2 → 3`. */
  readonly words: string;
  readonly isMore: boolean;
  readonly line: PricedLineData;
};

/** Lists what a guest's change means for the kitchen. Dishes with other choices are other dishes. board#changed. */
export function changedLines(before: readonly PricedLineData[], after: readonly PricedLineData[]): ChangedLine[] {
  return orderDifference(before.map(keyed), after.map(keyed)).map(({ line: { key, name, line }, from, to }) => ({
    key,
    words: m.board_changed_line({ name, from, to }),
    isMore: to > from,
    line,
  }));
}

function keyed(line: PricedLineData) {
  const view = viewOfPricedLine(line);
  const words = [view.name, ...kitchenWords(view)];
  return { key: words.join("\n"), name: words.join(", "), quantity: view.quantity, line };
}
