import { formatDate, m } from "@comptoir/messages";
import type { CartState } from "./cart-state.ts";

/** Returns the heading above the dropped lines of a past order; null if none was added. */
export function droppedTitle({ reordered }: Pick<CartState, "reordered">): string | null {
  if (reordered === null) return null;
  if (reordered === "not-rebuilt") return m.suite_not_rebuilt();
  return reordered === "nothing" ? m.cart_reordered_nothing() : m.cart_reordered_partly();
}

/**
 * Returns the message that a line was dropped from the cart, with the reason. ordering#cart-restore-lines,
 * ordering#reorder.
 */
export function droppedWords({ name, reason, date }: CartState["dropped"][number]): string {
  switch (reason) {
    case "past-cutoff":
      return m.cart_dropped_past_cutoff({ name, date: formatDate(date ?? "") });
    case "missing":
      return m.cart_dropped_missing({ name });
    case "sold-out":
      return m.cart_dropped_sold_out({ name });
    case "over-limit":
      return m.cart_dropped_over_limit({ name });
    case "option-missing":
      return m.cart_dropped_option_missing({ name });
    case "unavailable":
      return m.cart_dropped_unavailable({ name });
  }
}
