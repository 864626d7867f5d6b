import { type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { readAgreed, type WrittenAgreed, writeAgreed } from "./cart-agreed.ts";
import type { CartCopy } from "./cart-copy.ts";
import { openCartChannel } from "./cart-places.ts";
import type { CartState } from "./cart-state.ts";
import type { KnownDish } from "./known-dish.ts";

/** A cart as a tab tells it; null of one that was changed from outside its page, and is read from the browser's storage. */
type CartMessage = {
  readonly lines: readonly CartLineData[];
  readonly dishes: readonly KnownDish[];
  readonly agreed?: WrittenAgreed | null;
} | null;

/** The carts of one restaurant in the browser's other tabs. */
export type CartTabs = {
  /** Tells the other tabs what the server has confirmed here. */
  readonly publish: (cart: Pick<CartState, "lines" | "dishes" | "agreed">) => void;
  readonly close: () => void;
};

/** Joins the tabs of one restaurant, so that a second tab agrees with the first. ordering#cart-tabs. */
export function joinCartTabs(place: Id, onCart: (cart: CartCopy | null) => void): CartTabs {
  const channel = openCartChannel(place);
  if (channel === null) return { publish: () => {}, close: () => {} };
  channel.onmessage = ({ data }: MessageEvent<CartMessage>) => {
    const lines = parseCartLines(data?.lines);
    onCart(lines && data && { lines, dishes: data.dishes, agreed: readAgreed(data.agreed), unsaved: false });
  };
  return {
    publish: ({ lines, dishes, agreed }) => {
      const told: CartMessage = { lines: formatCartLines(lines), dishes, agreed: writeAgreed(agreed) };
      channel.postMessage(told);
    },
    close: () => channel.close(),
  };
}
