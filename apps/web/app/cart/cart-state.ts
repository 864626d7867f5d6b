import type { ErrorBody, InvalidItem } from "@comptoir/contract";
import type { CartLine, TemporaryItem } from "@comptoir/ordering";
import type { AgreedCart } from "./cart-agreed.ts";
import type { SavedCartAnswer, SetCostsAnswer } from "./cart-calls.ts";
import type { KnownDish } from "./known-dish.ts";
import type { OrderTerms } from "./order-terms.ts";
import type { ReorderOutcome } from "./past-order.ts";

/** The server's last answer, with the lines and terms that it was computed for. */
export type ConfirmedCart = {
  readonly lines: readonly CartLine[];
  readonly terms: OrderTerms;
  readonly answer: SetCostsAnswer;
};

/**
 * The state of synchronisation with the server:
 * - `in-sync`: the server has confirmed the cart, or it is empty
 * - `pending`: a change is being sent, or waits to be sent
 * - `failed`: the server refused the cart; `failure` has the reason
 * - `offline`: the server is unreachable, and is retried automatically
 */
export type SyncState = "in-sync" | "pending" | "failed" | "offline";

/** The cart's state in the page. */
export type CartState = {
  readonly lines: readonly CartLine[];
  /** The dishes whose data the page has. */
  readonly dishes: readonly KnownDish[];
  readonly terms: OrderTerms;
  /** The last cart agreed with the server; null if unknown, in which case a change replaces the server's cart. */
  readonly agreed: AgreedCart | null;
  readonly confirmed: ConfirmedCart | null;
  readonly sync: SyncState;
  /**
   * The server's refusal: of the cart while `sync` is `failed`, otherwise of a code that was removed. Cleared
   * by the next change.
   */
  readonly failure: ErrorBody | null;
  /** The message of an unavailable server, for example maintenance; null if it sent none. */
  readonly away: string | null;
  /** Whether the server may hold a cart that could not be loaded, and of which this browser has no copy. */
  readonly isServerCartUnknown: boolean;
  /**
   * The id of the past order whose lines only this page has; null for none. Links carry the id until the page's
   * scripts have saved the lines.
   */
  readonly unsavedPastOrderId: string | null;
  /** Lines dropped when the cart was restored; shown until `dismissChanges`. */
  readonly dropped: SavedCartAnswer["dropped"];
  /** How much of a past order was just added; null for none, and after `dismissChanges`. */
  readonly reordered: ReorderOutcome | null;
  /** Lines whose price has changed since the menu was loaded; shown until `dismissChanges`. */
  readonly priceChanges: readonly InvalidItem[];
  /** The last removed line, for undo. */
  readonly removed: TakenLine | null;
};

/** Why an item was not added to the cart, in the page's language. */
export type NotAdded = { readonly refused: { readonly code: string | number; readonly message: string } };

/**
 * The cart's actions. The page prices each change immediately; the server then confirms and saves it. While the
 * server's cart is being loaded, changes of lines wait.
 */
export type CartActions = {
  /**
   * Adds a configured dish optimistically, and removes it if the server refuses it. Refuses a dish that exceeds
   * the cart's limits. Without a network the dish stays in the page's copy.
   */
  readonly add: (dish: KnownDish, item: TemporaryItem) => Promise<{ readonly ok: true } | NotAdded>;
  /** Replaces a line's choices, quantity or memo after the server has accepted the change. */
  readonly replace: (
    orderId: number,
    dish: KnownDish,
    item: TemporaryItem,
  ) => Promise<{ readonly ok: true } | NotAdded>;
  /** Changes a line's quantity, never below 1. Refuses a quantity that exceeds the limits of the cart or the dish. */
  readonly changeQuantity: (orderId: number, quantity: number) => Promise<{ readonly ok: true } | NotAdded>;
  readonly remove: (orderId: number) => void;
  /** Restores the last removed line at its position. */
  readonly undoRemove: () => void;
  /** Removes several lines at once, and returns them with their positions. */
  readonly removeLines: (orderIds: readonly number[]) => readonly TakenLine[];
  /** Restores lines that `removeLines` removed, at their positions. */
  readonly putBack: (taken: readonly TakenLine[]) => void;
  /** Changes the terms that the checkout sets: delivery, time, tip, codes, member. A refused code is removed again. */
  readonly changeTerms: (terms: Partial<OrderTerms>) => void;
  /** Resolves when the server has answered for the current cart, or is unreachable. */
  readonly confirm: () => Promise<CartState>;
  /**
   * Applies changes of other tabs that have not been announced yet. Returns whether the shown cart has changed.
   * ordering#cart-tabs.
   */
  readonly catchUp: () => boolean;
  /**
   * Sends the cart again after a failure. While the server is unreachable, does not wait for the next automatic
   * retry.
   */
  readonly retry: () => void;
  /**
   * Replaces the page's cart with the server's saved cart, for example after the back button. Unsaved changes are
   * merged.
   */
  readonly reload: () => Promise<void>;
  readonly dismissChanges: () => void;
  /** Removes all lines. */
  readonly empty: () => void;
  /** Removes the lines of an order that was placed or queued; lines added since stay. ordering#cart-after-order. */
  readonly takeOut: (taken: readonly CartLine[], how: TakenOut) => void;
};

/** A removed line, with its position in the cart. */
export type TakenLine = { readonly line: CartLine; readonly index: number };

/** Why lines leave the cart: their order was just placed, was found to be placed already, or was queued. */
export type TakenOut = { readonly why: "placed" | "found" | "queued"; readonly key: string };

/**
 * Returns whether no line of a past order could be added; screens then show a message. ordering#reorder,
 * suites#pre-order-rebuilt.
 */
export function isNothingAdded({ reordered }: Pick<CartState, "reordered">): boolean {
  return reordered === "nothing" || reordered === "not-rebuilt";
}
