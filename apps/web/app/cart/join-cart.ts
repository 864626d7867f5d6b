import { m } from "@comptoir/messages";
import {
  type CartLine,
  type DishBounds,
  formatCartLine,
  formatCartLines,
  isRefused,
  listedItems,
  type Refused,
  type RoomRefusal,
  removeLine,
  type TemporaryItem,
} from "@comptoir/ordering";
import { isUnreachable } from "../venue/api-caller.ts";
import type { BodyOfAddItem, CartCalls } from "./cart-calls.ts";
import type { CartState, NotAdded } from "./cart-state.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { joinDishes, type KnownDish, normalizeDish } from "./known-dish.ts";
import { checkedTerms, isTimeOpen } from "./order-terms.ts";

type PutItem = (lines: readonly CartLine[], bounds: DishBounds) => readonly CartLine[] | Refused<RoomRefusal>;

export type JoiningCart = {
  readonly latest: () => CartState;
  readonly calls: CartCalls;
  readonly maxItemsPerCart: number | null;
  /** Applies a change to the page's state, and stores it for the other tabs, without a call to the server. */
  readonly show: (next: Partial<CartState>) => void;
  readonly change: (next: Partial<CartState>) => void;
};

/**
 * Replaces a line by an item once the server accepts it. The limits are checked again after the call, because
 * the lines may have changed.
 */
export function createJoin({ latest, calls, maxItemsPerCart, change }: Omit<JoiningCart, "show">) {
  return async (dish: KnownDish, item: TemporaryItem, put: PutItem, replacedId: number) => {
    const [listing] = listedItems(normalizeDish(dish));
    const tryPut = () => {
      const state = latest();
      return put(state.lines, dishBounds(state, listing?.item, maxItemsPerCart));
    };
    const before = tryPut();
    if (isRefused(before)) return wordNoRoom(before.refused, listing?.item);
    const { lines: all, terms } = latest();
    const result = await calls.addItem(addItemBody({ lines: removeLine(all, replacedId), terms }, item));
    if (!result.ok && !isUnreachable(result)) {
      return wordRefusal(result.error);
    }
    const lines = tryPut();
    if (isRefused(lines)) return wordNoRoom(lines.refused, listing?.item);
    change({ lines, dishes: joinDishes(latest().dishes, [dish]) });
    return { ok: true } as const;
  };
}

/** Returns the body of `add-item`, which checks whether the item may join these lines. */
export function addItemBody({ lines, terms }: Pick<CartState, "lines" | "terms">, item: TemporaryItem): BodyOfAddItem {
  const itemToAdd = formatCartLine({ ...item, orderId: 0 });
  return { ...checkedTerms(terms), itemsInCart: formatCartLines(lines), itemToAdd, nearest: isTimeOpen(terms) };
}

type JoinError = {
  readonly code: string | number;
  readonly message: string;
  readonly invalid_items?: readonly { readonly message: string }[] | undefined;
};

/**
 * Returns the server's reason for refusing an item. The first message of `invalid_items` is the most
 * specific.
 */
export function wordRefusal(error: JoinError | null): NotAdded {
  const message = error?.invalid_items?.[0]?.message ?? error?.message ?? m.refusal_internal();
  return { refused: { code: error?.code ?? "", message } };
}
