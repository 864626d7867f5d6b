import type { TableData, YourTableData } from "@comptoir/contract";
import {
  type CartLine,
  formatCents,
  isRefused,
  isSeated,
  type Locale,
  needsAgeConfirmation,
  parseCartLines,
  TABLE_LIMITS,
} from "@comptoir/ordering";
import type { Queryable } from "../../platform/db/database.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { type CartQuote, NO_CODES, NO_COSTS } from "../quote/cart-request.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";
import { listOpenLines, listRounds } from "./lines.store.ts";
import { PRICING_CALLER } from "./pricing-caller.ts";
import { listPeople, loadSession, type TableName, type TablePersonRow, type TableSession } from "./sessions.store.ts";
import { dueOf, linesOfRound } from "./table-bill.ts";

/** A line that is not sent, numbered within the whole table; `own`: its number in the person's cart. */
export type OpenLine = { readonly person: string; readonly own: number; readonly line: CartLine };

/**
 * Loads the lines that a table has not sent, as many as one round holds: those of one person cannot take the place of
 * another's. `isFull`: there are more. Lines of a format that is not understood are left out. table#table-lines, table#table-limits.
 */
export async function loadOpenLines(
  db: Queryable,
  table: TableName,
  now: Date,
): Promise<{ readonly lines: readonly OpenLine[]; readonly isFull: boolean }> {
  const rows = await listOpenLines(db, table, { now, atMost: TABLE_LIMITS.lines + 1 });
  const byPerson = Map.groupBy(rows.slice(0, TABLE_LIMITS.lines), ({ person }) => person);
  const lines = [...byPerson.values()]
    .flat()
    .flatMap(({ person, details }) => (parseCartLines([details]) ?? []).map((line) => ({ person, line })))
    .map(({ person, line }, index) => ({ person, own: line.orderId, line: { ...line, orderId: index + 1 } }));
  return { lines, isFull: rows.length > TABLE_LIMITS.lines };
}

/** Prices lines of a table for today's menu, now. Codes belong to an order; a table's open lines have none. table#table-lines. */
async function quoteTable(
  deps: QuoteDeps,
  venue: LoadedVenue,
  lines: readonly OpenLine[],
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<CartQuote> {
  const quote = await quoteCart(deps, venue, {
    lines: lines.map(({ line }) => ({ ...line, shown: { orderPriceCents: null, memberOrderPriceCents: null } })),
    ...{ type: "dine-in", date: null, isTimeOpen: false, deliveryFlag: false, costs: NO_COSTS, member: null },
    ...{ locale, now, caller: PRICING_CALLER, looksAtKitchen: false, codes: NO_CODES },
  });
  if (isRefused(quote)) throw new Error("A quote without codes was refused.");
  return quote;
}

/** Reads a table as those who sit there see it, in one language; null if its session has ended. table#table-session. */
export async function readTable(
  deps: QuoteDeps,
  venue: LoadedVenue,
  table: TableName,
  locale: Locale,
): Promise<TableData | null> {
  const { database, clock } = deps;
  const now = clock();
  const [session, people, { lines: open, isFull }, rounds] = await Promise.all([
    loadSession(database, table),
    listPeople(database, table),
    loadOpenLines(database, table, now),
    listRounds(database, table),
  ]);
  if (session === null) return null;
  const { orderItems, resolved } = await quoteTable(deps, venue, open, { locale, now });
  const priced = new Map(orderItems.map((item) => [item.orderId, item]));
  const bills = rounds.map((round) => ({ round, lines: linesOfRound(round) }));
  return {
    ...formatSession(session, people),
    open: open.flatMap(({ person, own, line }) => {
      const item = priced.get(line.orderId);
      return item ? [{ ...item, orderId: own, person }] : [];
    }),
    unavailable: open
      .filter(({ line }) => !priced.has(line.orderId))
      .map(({ person, own }) => ({ person, orderId: own })),
    isFull,
    needsAge: needsAgeConfirmation(resolved),
    rounds: bills.map(({ round: { orderId, number, status, sentBy, sentAt }, lines }) => ({
      ...{ orderId, number, status, sentBy, sentAt: sentAt.toISOString() },
      lines: lines.map(({ line, name, quantity, people: whose, cents }) => ({
        ...{ line, name, quantity, people: [...whose], amount: formatCents(cents) },
      })),
    })),
    due: formatCents(dueOf(bills.flatMap(({ lines }) => lines))),
  };
}

function formatSession(session: TableSession, people: readonly TablePersonRow[]) {
  const { sessionId: id, tableNum, version, word, host, closesAt, sending, notSent } = session;
  return {
    ...{ id, tableNum, version, word, closesAt: closesAt.toISOString() },
    people: people.map(({ id: person, name, state }) => ({ id: person, name, state, isHost: person === host })),
    sending: sending?.undoUntil ? { by: sending.by, people: [...sending.people], at: sending.undoUntil } : null,
    notSent,
  };
}

/** The table of a person: whole for those who sit there, else who is asked. table#joining. */
export function yourTable(
  { personId, host }: { readonly personId: string; readonly host: string | null },
  table: TableData,
): YourTableData {
  const state = table.people.find(({ id }) => id === personId)?.state ?? "left";
  return { you: personId, state, host: host ?? "", table: isSeated({ state }) ? table : null };
}
