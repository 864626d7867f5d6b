import type { PricedLineData } from "@comptoir/contract";
import {
  type CartLine,
  type Cents,
  formatCartLines,
  isLastCallOver,
  isRefused,
  type Locale,
  linesAtLastCall,
  ORDER_TYPE_RULES,
  parseCartLines,
  parseCents,
  withinLimit,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { type CartQuote, NO_CODES, NO_COSTS } from "../quote/cart-request.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";
import type { GroupRow } from "./groups.store.ts";
import { PRICING_CALLER } from "./pricing-caller.ts";
import type { TableName } from "./sessions.store.ts";
import { loadOpenLines, type OpenLine } from "./table-view.ts";

/** A line of a group that can be had at its time, with its shown price, and why it is not sent; null if it is. */
export type GroupLine = OpenLine & {
  readonly item: PricedLineData;
  readonly cents: Cents;
  readonly keptBack: "limit" | "late" | null;
};

/** `unavailable`: lines that cannot be had at the group's time. `isFull`: there are more lines than one order holds. */
export type GroupLines = {
  readonly lines: readonly GroupLine[];
  readonly unavailable: readonly OpenLine[];
  readonly isFull: boolean;
};

type Numbered = OpenLine & { readonly isLate: boolean };

/** Loads the lines of a group's carts, priced for its time, with those that are kept back. table#group-limit, table#group-last-call. */
export async function loadGroupLines(
  deps: QuoteDeps,
  venue: LoadedVenue,
  group: GroupRow,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<GroupLines> {
  const { open, isFull } = await readOpenLines(deps.database, group, now);
  const quote = await quoteGroup(deps, venue, group, { lines: open.map(({ line }) => line), locale, now });
  const priced = new Map(quote.orderItems.map((item) => [item.orderId, item]));
  const sold = open.flatMap((one) => {
    const item = priced.get(one.line.orderId);
    return item ? [{ ...one, item, cents: parseCents(item.orderPrice) ?? ZERO_CENTS }] : [];
  });
  const beyond = new Set(
    [...Map.groupBy(sold, ({ person }) => person).values()].flatMap((mine) => {
      const inTime = mine.filter(({ isLate }) => !isLate);
      return withinLimit(inTime, group.limitCents).beyond;
    }),
  );
  return {
    lines: sold.map(({ isLate, ...one }, index) => ({
      ...one,
      keptBack: isLate ? "late" : beyond.has(sold[index] as (typeof sold)[number]) ? "limit" : null,
    })),
    unavailable: open.filter(({ line }) => !priced.has(line.orderId)),
    isFull,
  };
}

/**
 * Reads the lines of a group's carts, numbered within the whole group. Those that were added after the last call are late: they
 * are lines of their own, also if they are more of a dish that was there. table#group-last-call.
 */
async function readOpenLines(
  db: Queryable,
  group: GroupRow,
  now: Date,
): Promise<{ readonly open: readonly Numbered[]; readonly isFull: boolean }> {
  const { lines, isFull } = await loadOpenLines(db, group, now);
  const then = isLastCallOver(group.lastCallAt, now) ? group.atLastCall : null;
  const split = [...Map.groupBy(lines, ({ person }) => person)].flatMap(([person, mine]) => {
    const cart = mine.map(({ own, line }) => ({ ...line, orderId: own }));
    const { inTime, late } =
      then === null
        ? { inTime: cart, late: [] }
        : linesAtLastCall(cart, parseCartLines([...(then[person] ?? [])]) ?? []);
    const numbered = (line: CartLine, isLate: boolean) => ({ person, own: line.orderId, line, isLate });
    return [...inTime.map((line) => numbered(line, false)), ...late.map((line) => numbered(line, true))];
  });
  return { open: split.map((one, index) => ({ ...one, line: { ...one.line, orderId: index + 1 } })), isFull };
}

/** Prices lines for a group's type and time. Codes, points and tips belong to the order, so a group's lines have none. */
export async function quoteGroup(
  deps: QuoteDeps,
  venue: LoadedVenue,
  { type, isDelivered, wantedAt }: Pick<GroupRow, "type" | "isDelivered" | "wantedAt">,
  { lines, locale, now }: { readonly lines: readonly CartLine[]; readonly locale: Locale; readonly now: Date },
): Promise<CartQuote> {
  const quote = await quoteCart(deps, venue, {
    lines: lines.map((line) => ({ ...line, shown: { orderPriceCents: null, memberOrderPriceCents: null } })),
    ...{ type, date: wantedAt, deliveryFlag: isDelivered, costs: NO_COSTS, member: null },
    isTimeOpen: wantedAt === null && ORDER_TYPE_RULES[type].choosesSlot,
    ...{ locale, now, caller: PRICING_CALLER, looksAtKitchen: false, codes: NO_CODES },
  });
  if (isRefused(quote)) throw new Error("A quote without codes was refused.");
  return quote;
}

/**
 * Returns a text that is the same as long as no line of a group's carts changes, and no person joins or leaves with lines. It is
 * compared under the session's lock, so that what the host saw is what is charged. table#group-send.
 */
export async function readFingerprint(db: Queryable, group: TableName, now: Date): Promise<string> {
  const { lines } = await loadOpenLines(db, group, now);
  return JSON.stringify(lines.map(({ person, line }) => [person, formatCartLines([line])]));
}
