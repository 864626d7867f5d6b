import { type CartLine, type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import type { CartCopy } from "./cart-copy.ts";
import { openCartChannel } from "./cart-places.ts";
import type { KnownDish } from "./known-dish.ts";

/** A cart as a tab tells it; null of one that was changed from outside its page, and is read from the browser's storage. */
type CartMessage = { readonly lines: readonly CartLineData[]; readonly dishes: readonly KnownDish[] } | null;

/** The carts of one restaurant in the browser's other tabs. */
export type CartTabs = {
  /** Tells the other tabs what the server has confirmed here. */
  readonly publish: (cart: { readonly lines: readonly CartLine[]; readonly dishes: readonly KnownDish[] }) => void;
  readonly close: () => void;
};

/** Joins the tabs of one restaurant, so that a second tab agrees with the first. ordering#cart-tabs. */
export function joinCartTabs(place: Id, onCart: (cart: CartCopy | null) => void): CartTabs {
  const channel = openCartChannel(place);
  if (channel === null) return { publish: () => {}, close: () => {} };
  channel.onmessage = ({ data }: MessageEvent<CartMessage>) => {
    const lines = parseCartLines(data?.lines);
    onCart(lines && data && { lines, dishes: data.dishes, unsaved: false });
  };
  return {
    publish: ({ lines, dishes }) =>
      channel.postMessage({ lines: formatCartLines(lines), dishes } satisfies CartMessage),
    close: () => channel.close(),
  };
}
