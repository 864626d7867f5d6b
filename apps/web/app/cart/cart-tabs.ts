import { type CartLine, type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { openCartChannel } from "./cart-places.ts";
import type { KnownDish } from "./known-dish.ts";

type CartMessage = { readonly lines: readonly CartLineData[]; readonly dishes: readonly KnownDish[] };

/** The carts of one restaurant in the browser's other tabs. */
export type CartTabs = {
  /** Tells the other tabs what the server has confirmed here. */
  readonly publish: (cart: { readonly lines: readonly CartLine[]; readonly dishes: readonly KnownDish[] }) => void;
  readonly close: () => void;
};

/** Joins the tabs of one restaurant, so that a second tab agrees with the first. */
export function joinCartTabs(
  place: Id,
  onCart: (cart: { readonly lines: readonly CartLine[]; readonly dishes: readonly KnownDish[] }) => void,
): CartTabs {
  const channel = openCartChannel(place);
  if (channel === null) return { publish: () => {}, close: () => {} };
  channel.onmessage = ({ data }: MessageEvent<CartMessage>) => {
    const lines = parseCartLines(data.lines);
    if (lines) onCart({ lines, dishes: data.dishes });
  };
  return {
    publish: ({ lines, dishes }) =>
      channel.postMessage({ lines: formatCartLines(lines), dishes } satisfies CartMessage),
    close: () => channel.close(),
  };
}
