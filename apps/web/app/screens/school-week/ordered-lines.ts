import type { OrderData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { type CartLine, isSameId, parseCartLines } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { requestTimeMs } from "../../load-context.ts";
import { personContext } from "../../session/person-context.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";

/** An order of a school's date that stands: for whom, in words, and as the lines that it was. */
export type OrderedDate = {
  readonly date: string;
  readonly childId: string | null;
  readonly names: string;
  readonly lines: readonly CartLine[];
};

/** Twenty receipts each: as much as two children eat in five weeks, and a week's orders of four more. */
const PAGES = 4;
/** Longer than anybody orders ahead. */
const LOOKED_BACK_MS = 60 * 24 * 60 * 60 * 1000;

/** What the signed-in person has ordered at this school, for which date and child; nothing for guests. */
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

/** The date of an order that stands; nothing for one that was cancelled or is of no school's date. */
function dateOf({ destination, status, childId = null, items }: OrderData): OrderedDate | [] {
  if (destination.kind !== "school-date" || status === "cancelled") return [];
  const { date } = destination;
  const names = items.map(({ name, quantity }) => `${quantity}\u00a0× ${name}`).join(", ");
  const place = { date, ...(childId && { childId }) };
  return { date, childId, names, lines: (parseCartLines(items) ?? []).map((line) => ({ ...line, ...place })) };
}
