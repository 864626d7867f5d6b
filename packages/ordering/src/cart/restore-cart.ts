import { isSoldOut } from "../menu/availability.ts";
import type { MenuIndex } from "../menu/menu-index.ts";
import { isSameId } from "../menu/same-id.ts";
import { isRefused } from "../refusal.ts";
import type { Id } from "../venue/restaurant.ts";
import { roomInCart } from "./cart-quantity.ts";
import type { CartLine } from "./line.ts";
import { resolveLine } from "./resolve-line.ts";

/** A saved cart with its restaurant and its event suite (null for none). */
export type SavedCart = {
  readonly restaurantId: Id;
  readonly eventSuiteId: Id | null;
  readonly lines: readonly CartLine[];
};

/** The restaurant, visit and caller for which the cart is restored. */
export type RestoreContext = {
  readonly restaurantId: Id;
  readonly eventSuiteId: Id | null;
  readonly loginRequired: boolean;
  readonly authenticated: boolean;
  readonly index: MenuIndex;
  readonly maxItemsPerCart: number | null;
};

export type LineChange = {
  readonly line: CartLine;
  readonly reason: "item-missing" | "unavailable" | "option-missing" | "sold-out" | "over-limit";
  readonly quantityKept: number;
};

/** A restored cart and its changed lines. `cleared` is the reason why the whole cart was dropped. */
export type RestoredCart = {
  readonly lines: readonly CartLine[];
  readonly changes: readonly LineChange[];
  readonly cleared: "other-restaurant" | "login-required" | "other-event-suite" | null;
};

/**
 * Restores a saved cart. Clears it for another restaurant or event suite, or for a guest where login is
 * required. Drops missing or sold-out lines, and reduces lines above the cart's limit. ordering#cart-restore,
 * ordering#cart-restore-lines.
 */
export function restoreCart(saved: SavedCart, context: RestoreContext): RestoredCart {
  const cleared = reasonToClear(saved, context);
  if (cleared) return { lines: [], changes: [], cleared };
  const lines: CartLine[] = [];
  const changes: LineChange[] = [];
  for (const line of saved.lines) {
    const problem = problemOf(context.index, line);
    const quantityKept = problem ? 0 : Math.min(line.quantity, roomInCart(lines, context.maxItemsPerCart));
    if (quantityKept > 0) lines.push({ ...line, quantity: quantityKept });
    if (quantityKept < line.quantity) changes.push({ line, reason: problem ?? "over-limit", quantityKept });
  }
  return { lines, changes, cleared: null };
}

function reasonToClear(saved: SavedCart, context: RestoreContext): RestoredCart["cleared"] {
  if (!isSameId(saved.restaurantId, context.restaurantId)) return "other-restaurant";
  if (context.loginRequired && !context.authenticated) return "login-required";
  if (String(saved.eventSuiteId) !== String(context.eventSuiteId)) return "other-event-suite";
  return null;
}

function problemOf(index: MenuIndex, line: CartLine): LineChange["reason"] | null {
  const resolved = resolveLine(index, line);
  if (isRefused(resolved)) return resolved.refused.code === "item-gone" ? "item-missing" : "option-missing";
  return isSoldOut(resolved) ? "sold-out" : null;
}
