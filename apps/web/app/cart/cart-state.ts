import type { ErrorBody, InvalidItem } from "@comptoir/contract";
import type { CartLine, TemporaryItem } from "@comptoir/ordering";
import type { AgreedCart } from "./cart-agreed.ts";
import type { SavedCartAnswer, SetCostsAnswer } from "./cart-calls.ts";
import type { KnownDish } from "./known-dish.ts";
import type { OrderTerms } from "./order-terms.ts";
import type { ReorderOutcome } from "./past-order.ts";

/** The server's last answer, with the very lines and terms that it was given for. */
export type ConfirmedCart = {
  readonly lines: readonly CartLine[];
  readonly terms: OrderTerms;
  readonly answer: SetCostsAnswer;
};

/**
 * How the page and the server stand to each other: they agree (or there is nothing to agree on), the server is being asked,
 * it refused (`failure` says why), or it cannot be reached and is asked again by itself.
 */
export type SyncState = "in-sync" | "pending" | "failed" | "offline";

/** The cart as the page has it. */
export type CartState = {
  readonly lines: readonly CartLine[];
  /** The dishes that the page has the data of. */
  readonly dishes: readonly KnownDish[];
  readonly terms: OrderTerms;
  /** What was last agreed with the server; null where it is not known, so that a change replaces what the server keeps. */
  readonly agreed: AgreedCart | null;
  readonly confirmed: ConfirmedCart | null;
  readonly sync: SyncState;
  /** Why the server refused: of the cart while `failed`, else of a code that has been taken back. Gone with the next change. */
  readonly failure: ErrorBody | null;
  /** While the server is unavailable: its own message, such as maintenance; null without an answer. */
  readonly away: string | null;
  /** Whether the server may hold a cart that it could not be asked for, and that this browser has no copy of. */
  readonly isUnread: boolean;
  /** The past order whose lines this page alone has, until its scripts keep them: the ways on take it along. Null for none. */
  readonly unkept: string | null;
  /** What did not come back when the cart was restored; until `dismissChanges`. */
  readonly dropped: SavedCartAnswer["dropped"];
  /** How much of a past order has just joined it; null for none, and after `dismissChanges`. */
  readonly reordered: ReorderOutcome | null;
  /** Lines whose price has changed since the menu was read; until `dismissChanges`. */
  readonly priceChanges: readonly InvalidItem[];
  /** The line that was removed last and can be put back. */
  readonly removed: { readonly line: CartLine; readonly index: number } | null;
};

/** Why something was not put into the cart, in the page's language. */
export type NotAdded = { readonly refused: { readonly code: string | number; readonly message: string } };

/**
 * What can be done with the cart. Every change is priced at once in the page, then confirmed and kept by the server. While the server is
 * asked for the cart that it keeps, changes of lines wait for its answer.
 */
export type CartActions = {
  /**
   * Puts a configured dish into the cart at once, and takes it back when the server refuses it. Refuses what the cart has no room
   * for, and whatever the server refuses; on a lost network the page goes on from its own copy.
   */
  readonly add: (dish: KnownDish, item: TemporaryItem) => Promise<{ readonly ok: true } | NotAdded>;
  /** Puts new choices, quantity or instructions in a line's place, once the server says that it may. */
  readonly replace: (
    orderId: number,
    dish: KnownDish,
    item: TemporaryItem,
  ) => Promise<{ readonly ok: true } | NotAdded>;
  /** Changes a line's quantity, never below 1. Refuses what the cart has no room for. */
  readonly changeQuantity: (orderId: number, quantity: number) => Promise<{ readonly ok: true } | NotAdded>;
  readonly remove: (orderId: number) => void;
  /** Puts the line that was removed last back where it was. */
  readonly undoRemove: () => void;
  /** Changes what the checkout decides: delivery, time, tip, codes, member. A code that is refused is taken back. */
  readonly changeTerms: (terms: Partial<OrderTerms>) => void;
  /** Resolves when the server has answered for the cart as it is now, or cannot be asked. */
  readonly confirm: () => Promise<CartState>;
  /** Takes over what another tab has changed and not told yet. Whether the cart is another now than the page showed. ordering#cart-tabs. */
  readonly catchUp: () => boolean;
  /** Asks the server again after a failure, or at once while it cannot be reached. */
  readonly retry: () => void;
  /** Takes the server's kept cart in place of the page's, for example after the back button. What the server has yet to be told is merged. */
  readonly reload: () => Promise<void>;
  readonly dismissChanges: () => void;
  /** Takes everything out of it, for another one to be made. */
  readonly empty: () => void;
  /** Takes out what was ordered, or waits for signal; what was added since stays. ordering#cart-after-order. */
  readonly takeOut: (taken: readonly CartLine[], how: TakenOut) => void;
};

/** Why lines leave the cart: their order was placed just now, it was found to stand, or it waits for signal. */
export type TakenOut = { readonly why: "placed" | "found" | "queued"; readonly key: string };

/** Whether nothing of a past order could be added, which is said. ordering#reorder, suites#pre-order-rebuilt. */
export function isNothingAdded({ reordered }: Pick<CartState, "reordered">): boolean {
  return reordered === "nothing" || reordered === "not-rebuilt";
}
