import type { CodeOf } from "@comptoir/contract";
import type { SetCostsAnswer } from "./cart-calls.ts";
import type { CartState } from "./cart-state.ts";

/** The error code for a time that is too early or too late. api#error-codes. */
const OUTSIDE_ORDERING_WINDOW = 424 satisfies CodeOf<"outsideOrderingWindow">;

/**
 * Moves a school's lines past their cutoff, which the server has not priced, to `dropped`. Null if there are
 * none. school#past-cutoff.
 */
export function dropLate(
  { lines, dropped }: Pick<CartState, "lines" | "dropped">,
  { orderItems, warning }: Pick<SetCostsAnswer, "orderItems" | "warning">,
): Pick<CartState, "lines" | "dropped"> | null {
  const priced = new Set(orderItems.map(({ orderId }) => orderId));
  const refused = warning?.invalid_items.filter(({ code }) => code === OUTSIDE_ORDERING_WINDOW) ?? [];
  const late = lines.flatMap(({ orderId, date }) => {
    const found = refused.find((item) => item.orderId === orderId);
    return found && date !== undefined && !priced.has(orderId) ? [{ orderId, date, name: found.name }] : [];
  });
  if (late.length === 0) return null;
  return {
    lines: lines.filter(({ orderId }) => !late.some((line) => line.orderId === orderId)),
    dropped: [...dropped, ...late.map(({ name, date }) => ({ name, reason: "past-cutoff" as const, date }))],
  };
}
