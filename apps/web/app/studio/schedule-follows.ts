import { formatCents, parseCents, withOwnPrice } from "@comptoir/ordering";
import type { DraftState, DraftStore } from "./draft-store.ts";
import { draftValue } from "./draft-store.ts";

type Edits = Parameters<DraftStore["edit"]>[0];

/**
 * Adds to edits of prices those of the schedules that repeat them: the hours at the own price of a dish follow a change of it, in
 * the same act. menu#price-schedule.
 */
export function withSchedules(draft: Pick<DraftState, "things" | "pending">, edits: Edits): Edits {
  return edits.flatMap((edit) => {
    const prices = draftValue(draft, edit.thing, "additional_prices") as Readonly<Record<string, string>> | null;
    const [was, is] = [draftValue(draft, edit.thing, "price"), edit.value].map((price) => amountOf(price));
    const isSetHere = edits.some(({ thing, field }) => thing === edit.thing && field === "additional_prices");
    if (edit.field !== "price" || prices === null || isSetHere || was == null || is == null) return [edit];
    const value = withOwnPrice(prices, { was, is });
    return JSON.stringify(value) === JSON.stringify(prices)
      ? [edit]
      : [edit, { thing: edit.thing, field: "additional_prices", value }];
  });
}

/** Returns an amount as venue files write it; null for what is none. */
function amountOf(price: unknown): string | null {
  const cents = parseCents(String(price ?? ""));
  return cents === null ? null : formatCents(cents);
}
