import { type CartLineData, formatCartLines, type Id, parseCartLines } from "@comptoir/ordering";
import { readAgreed, type WrittenAgreed, writeAgreed } from "./cart-agreed.ts";
import type { CartCopy } from "./cart-copy.ts";
import { openCartChannel } from "./cart-scope.ts";
import type { CartState } from "./cart-state.ts";
import type { KnownDish } from "./known-dish.ts";

/** A tab's cart. Null after a change from outside the cart's page: receivers then read browser storage. */
type CartMessage = {
  readonly lines: readonly CartLineData[];
  readonly dishes: readonly KnownDish[];
  readonly agreed?: WrittenAgreed | null;
} | null;

export type CartTabs = {
  /** Broadcasts a cart that the server has confirmed. */
  readonly publish: (cart: Pick<CartState, "lines" | "dishes" | "agreed">) => void;
  readonly close: () => void;
};

/** Connects the tabs of one cart. ordering#cart-tabs. */
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
