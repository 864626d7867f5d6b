import type { ErrorBody, InvalidItem } from "@comptoir/contract";
import type { CartLine, TemporaryItem } from "@comptoir/ordering";
import type { AgreedCart } from "./cart-agreed.ts";
import type { SavedCartAnswer, SetCostsAnswer } from "./cart-calls.ts";
import type { KnownDish } from "./known-dish.ts";
import type { OrderTerms } from "./order-terms.ts";
import type { ReorderOutcome } from "./past-order.ts";

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

export type CartState = {
  readonly lines: readonly CartLine[];
  readonly dishes: readonly KnownDish[];
  readonly terms: OrderTerms;
  /** The last cart agreed with the server. If it is null (unknown), a change replaces the server's cart. */
  readonly agreed: AgreedCart | null;
  readonly confirmed: ConfirmedCart | null;
  readonly sync: SyncState;
  /**
   * Why the server refused the cart, if `sync` is `failed`; otherwise why it refused a code that was then
   * removed. The next change clears it.
   */
  readonly failure: ErrorBody | null;
  /** The message that an unavailable server sent, for example about maintenance; else null. */
  readonly away: string | null;
  /**
   * Whether the server may hold a cart that is unknown here: it could not be loaded, and the browser has no
   * copy.
   */
  readonly isServerCartUnknown: boolean;
  /**
   * The id of the past order whose lines the server has not saved; else null. Links carry it to the next
   * page.
   */
  readonly unsavedPastOrderId: string | null;
  /** Lines that were dropped from a restored cart or past order; shown until `dismissChanges`. */
  readonly dropped: SavedCartAnswer["dropped"];
  /** How much of a past order was just added; null for none. */
  readonly reordered: ReorderOutcome | null;
  /** Lines whose price differs from the menu that the page loaded; shown until `dismissChanges`. */
  readonly priceChanges: readonly InvalidItem[];
  readonly removed: TakenLine | null;
};

/** Why an item was not added to the cart, in the page's language. */
export type NotAdded = { readonly refused: { readonly code: string | number; readonly message: string } };

/**
 * The page prices each change immediately; the server then prices and saves it. Changes of lines wait while
 * the server's cart is being loaded.
 */
export type CartActions = {
  /**
   * Adds a dish optimistically, and removes it if the server refuses it. Refuses a dish that exceeds the
   * limits of the cart, the dish or its stock. If the server is unreachable, the dish stays.
   */
  readonly add: (dish: KnownDish, item: TemporaryItem) => Promise<{ readonly ok: true } | NotAdded>;
  /** Replaces a line's choices, quantity or memo once the server accepts them, or if it is unreachable. */
  readonly replace: (
    orderId: number,
    dish: KnownDish,
    item: TemporaryItem,
  ) => Promise<{ readonly ok: true } | NotAdded>;
  /** Refuses a quantity that exceeds the limits of the cart, the dish or its stock. The minimum is 1. */
  readonly changeQuantity: (orderId: number, quantity: number) => Promise<{ readonly ok: true } | NotAdded>;
  readonly remove: (orderId: number) => void;
  readonly undoRemove: () => void;
  /** Returns the removed lines with their positions, for `putBack`. */
  readonly removeLines: (orderIds: readonly number[]) => readonly TakenLine[];
  /** Undoes `removeLines`. */
  readonly putBack: (taken: readonly TakenLine[]) => void;
  /** Changes terms that the checkout sets. A code that the server refuses is removed again. */
  readonly changeTerms: (terms: Partial<OrderTerms>) => void;
  /** Resolves when the server has answered for the current cart, or is unreachable. */
  readonly confirm: () => Promise<CartState>;
  /**
   * Applies changes that other tabs have stored. Returns whether the page's lines have changed.
   * ordering#cart-tabs.
   */
  readonly catchUp: () => boolean;
  /** Sends the cart now, without waiting for the automatic retry. */
  readonly retry: () => void;
  /**
   * Replaces the page's lines by the server's saved cart, for example after the back button. If there are
   * unsaved changes, saves them instead.
   */
  readonly reload: () => Promise<void>;
  readonly dismissChanges: () => void;
  readonly empty: () => void;
  /** Removes the lines of a placed or queued order. Lines added since stay. ordering#cart-after-order. */
  readonly takeOut: (taken: readonly CartLine[], how: TakenOut) => void;
};

/** `index` is the line's position in the cart. */
export type TakenLine = { readonly line: CartLine; readonly index: number };

/**
 * Why lines leave the cart: their order was placed now, was found to be placed earlier, or was queued. `key`
 * is the order's idempotency key.
 */
export type TakenOut = { readonly why: "placed" | "found" | "queued"; readonly key: string };

/**
 * Returns whether a past order was named, but none of its lines were added. ordering#reorder,
 * suites#pre-order-rebuilt.
 */
export function isNothingAdded({ reordered }: Pick<CartState, "reordered">): boolean {
  return reordered === "nothing" || reordered === "not-rebuilt";
}
