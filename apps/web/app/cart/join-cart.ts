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

/** What joining a cart needs of it. */
export type JoiningCart = {
  /** Its state with what other tabs have changed of it. */
  readonly latest: () => CartState;
  readonly calls: CartCalls;
  readonly maxItemsPerCart: number | null;
  /** Shows and keeps a change that the server is not asked to price yet. */
  readonly show: (next: Partial<CartState>) => void;
  readonly change: (next: Partial<CartState>) => void;
};

/** Lets an item take a line's place once the server says that it may. The lines may have changed while it was asked. */
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

/** The body of the question whether an item may join a cart of these lines. */
export function addItemBody({ lines, terms }: Pick<CartState, "lines" | "terms">, item: TemporaryItem): BodyOfAddItem {
  const itemToAdd = formatCartLine({ ...item, orderId: 0 });
  return { ...checkedTerms(terms), itemsInCart: formatCartLines(lines), itemToAdd, nearest: isTimeOpen(terms) };
}

type JoinError = {
  readonly code: string | number;
  readonly message: string;
  readonly invalid_items?: readonly { readonly message: string }[] | undefined;
};

/** Says why the server lets an item not join. It names every line that stands in the way; the first one's sentence says most. */
export function wordRefusal(error: JoinError | null): NotAdded {
  const message = error?.invalid_items?.[0]?.message ?? error?.message ?? m.refusal_internal();
  return { refused: { code: error?.code ?? "", message } };
}
