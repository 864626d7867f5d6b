import type { OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { type CartLine, isSameId, parseCartLines } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { requestTimeMs } from "../../load-context.ts";
import { personContext } from "../../session/person-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";

/** A placed order for a school date. `names`: its quantities and dishes as text. */
export type OrderedDate = {
  readonly date: string;
  readonly childId: string | null;
  readonly names: string;
  readonly lines: readonly CartLine[];
};

/**
 * Maximum number of pages of 20 receipts to load: two children's orders for five weeks, and four more
 * children's for a week.
 */
const PAGES = 4;
/** Maximum age of the loaded orders. No order is placed this long before its date. */
const LOOKED_BACK_MS = 60 * 24 * 60 * 60 * 1000;

/** Loads the signed-in person's orders at this school, with their dates and children; empty for guests. */
export async function loadOrderedDates(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<readonly OrderedDate[]> {
  const signedIn = context.get(personContext);
  const { restaurant } = context.get(menuDocumentContext);
  if (signedIn === null) return [];
  const since = requestTimeMs(context) - LOOKED_BACK_MS;
  const ordered: OrderedDate[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES; page += 1) {
    const result = await calls.getPastReceipts(serverCaller(request, context), { ...signedIn.half, cursor });
    if (!result.ok) return ordered;
    const { receipts, cursor: next } = result.answer as { receipts: OrderData[]; cursor: string | null };
    ordered.push(...receipts.filter((order) => isSameId(order.restaurant.id, restaurant.id)).flatMap(dateOf));
    cursor = next;
    const oldest = receipts.at(-1);
    if (cursor === null || !oldest || Date.parse(oldest.placedAt) < since) break;
  }
  return ordered;
}

/** Returns `[]` for a cancelled order, and for an order without a school date. */
function dateOf({ destination, status, childId = null, items }: OrderData): OrderedDate | [] {
  if (destination.kind !== "school-date" || status === "cancelled") return [];
  const { date } = destination;
  const names = items.map(({ name, quantity }) => `${quantity}\u00a0× ${name}`).join(", ");
  const place = { date, ...(childId && { childId }) };
  return { date, childId, names, lines: (parseCartLines(items) ?? []).map((line) => ({ ...line, ...place })) };
}
