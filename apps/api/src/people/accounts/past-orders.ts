import { type CartLineData, formatCartLines, parseCartLines, restoreCart } from "@comptoir/ordering";
import { formatOrder } from "../../ordering/orders/follow/order-answer.ts";
import {
  formatCursor,
  listOrdersOf,
  parseCursor,
  previousLinesOf,
} from "../../ordering/orders/follow/orders-of-person.store.ts";
import { loadOrders } from "../../ordering/orders/orders.store.ts";
import { refuseField } from "../../platform/middleware/refuse.ts";
import { PERSON_OWNER } from "../owner.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";

const RECEIPTS = 20;
const ITEMS_MAX = 24;

/** `POST /auth/get-past-receipts`: lists the person's orders at all restaurants, newest first. people#receipts. */
export function handleGetPastReceipts({ database }: AccountDeps): PersonHandler<"getPastReceipts"> {
  return async (c) => {
    const after = parseCursor(c.req.valid("json").cursor);
    if (after === "faulty") return refuseField(c, "cursor", "not-a-cursor");
    const person = `${PERSON_OWNER}${signedIn(c).personId}`;
    const names = await listOrdersOf(database, person, { after, atMost: RECEIPTS + 1 });
    const shown = names.slice(0, RECEIPTS);
    const orders = await loadOrders(database, shown);
    const last = shown.at(-1);
    const receipts = orders.flatMap((order) => (order ? formatOrder(order, c.var.caller) : []));
    return c.json({ receipts, cursor: names.length > RECEIPTS && last ? formatCursor(last) : null }, 200);
  };
}

/**
 * `POST /auth/get-previously-ordered-items`: lists each variant once, most frequent first.
 * api#get-previously-ordered-items.
 */
export function handleGetPreviouslyOrderedItems({ database }: AccountDeps): PersonHandler<"getPreviouslyOrderedItems"> {
  return async (c) => {
    const { venue } = c.var;
    const person = `${PERSON_OWNER}${signedIn(c).personId}`;
    // An operator who acts for an owner must not see the owner's private orders. people#acting-as.
    const isActing = c.var.caller.acting !== null;
    const previous = isActing ? [] : await previousLinesOf(database, person, venue.restaurantId);
    const lines = parseCartLines(mostOrdered(previous)) ?? [];
    const restored = restoreCart(
      { restaurantId: venue.id, eventSuiteId: null, lines },
      {
        restaurantId: venue.id,
        eventSuiteId: null,
        loginRequired: false,
        authenticated: true,
        index: venue.index,
        maxItemsPerCart: ITEMS_MAX,
      },
    );
    return c.json({ items: formatCartLines(restored.lines) }, 200);
  };
}

/** Returns each variant of a dish once, without its memos, most frequently ordered first. */
function mostOrdered(lines: readonly CartLineData[]): CartLineData[] {
  const ways = new Map<string, { readonly line: CartLineData; times: number }>();
  for (const { quantity, orderId: _, ...line } of lines) {
    const orderOptions = line.orderOptions.filter((option) => !("memo" in option));
    const key = JSON.stringify([line.id, line.menu_id, line.section_id, orderOptions]);
    const way = ways.get(key) ?? { line: { ...line, orderOptions, quantity: 1, orderId: 0 }, times: 0 };
    way.times += quantity;
    ways.set(key, way);
  }
  return [...ways.values()]
    .sort((one, other) => other.times - one.times)
    .slice(0, ITEMS_MAX)
    .map(({ line }, index) => ({ ...line, orderId: index + 1 }));
}
