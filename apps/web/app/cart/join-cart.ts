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
import type { StoreApi } from "zustand/vanilla";
import { isUnreachable } from "../venue/api-caller.ts";
import type { BodyOfAddItem, CartCalls } from "./cart-calls.ts";
import type { CartState } from "./cart-state.ts";
import { dishBounds, wordNoRoom } from "./dish-bounds.ts";
import { joinDishes, type KnownDish, normalizeDish } from "./known-dish.ts";

type PutItem = (lines: readonly CartLine[], bounds: DishBounds) => readonly CartLine[] | Refused<RoomRefusal>;

type JoiningCart = {
  readonly store: StoreApi<CartState>;
  readonly calls: CartCalls;
  readonly maxItemsPerCart: number | null;
  readonly change: (next: Partial<CartState>) => void;
};

/** Lets an item join a cart once the server says that it may. The lines may have changed while it was asked. */
export function createJoin({ store, calls, maxItemsPerCart, change }: JoiningCart) {
  return async (dish: KnownDish, item: TemporaryItem, put: PutItem, replacedId?: number) => {
    const [listing] = listedItems(normalizeDish(dish));
    const tryPut = () => put(store.getState().lines, dishBounds(store.getState(), listing?.item, maxItemsPerCart));
    const before = tryPut();
    if (isRefused(before)) return wordNoRoom(before.refused, listing?.item);
    const { lines: all, terms } = store.getState();
    const result = await calls.addItem(addItemBody({ lines: removeLine(all, replacedId ?? -1), terms }, item));
    if (!result.ok && !isUnreachable(result)) {
      return { refused: { code: result.error?.code ?? "", message: refusalMessage(result.error) } };
    }
    const lines = tryPut();
    if (isRefused(lines)) return wordNoRoom(lines.refused, listing?.item);
    change({ lines, dishes: joinDishes(store.getState().dishes, [dish]) });
    return { ok: true } as const;
  };
}

function addItemBody({ lines, terms }: Pick<CartState, "lines" | "terms">, item: TemporaryItem): BodyOfAddItem {
  const itemToAdd = formatCartLine({ ...item, orderId: 0 });
  return { itemsInCart: formatCartLines(lines), itemToAdd, type: terms.type, date: terms.date };
}

/** The server names every line that stands in the way; the first one's sentence says most. */
function refusalMessage(error: { message: string; invalid_items?: { message: string }[] | undefined } | null): string {
  return error?.invalid_items?.[0]?.message ?? error?.message ?? m.refusal_internal();
}
