import type { TableData, YourTableData } from "@comptoir/contract";
import {
  type CartLine,
  CREDIT_CARD,
  cents,
  findItem,
  formatCents,
  type Id,
  isMethodOffered,
  isRefused,
  isSeated,
  kitchensTakePayments,
  type Locale,
  localizedText,
  needsAgeConfirmation,
  parseCartLines,
  parseHubId,
  restaurantName,
  TABLE_LIMITS,
} from "@comptoir/ordering";
import { type PaymentGateways, processorOf } from "../../gateways/payment/payment-gateways.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { errorMessage } from "../../platform/middleware/error-messages.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { type CartQuote, NO_CODES, NO_COSTS } from "../quote/cart-request.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";
import { listOpenLines, listRounds, type TableRound } from "./lines.store.ts";
import { kitchenNamed, kitchenOfRound, nameRounds } from "./name-rounds.ts";
import { PRICING_CALLER } from "./pricing-caller.ts";
import {
  listPeople,
  loadSession,
  type RemovedLine,
  type TableName,
  type TablePersonRow,
  type TableSession,
} from "./sessions.store.ts";
import { billOfTable, dueOf, isLeased, linesOfRound, paidShareOf, type RoundLine } from "./table-bill.ts";
import { listTablePayments, type TablePaymentRow } from "./table-payments.store.ts";

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

/** Prices lines of tables for today's menu, now. Codes belong to an order; a table's open lines have none. table#table-lines. */
export async function quoteTable(
  deps: QuoteDeps,
  venue: LoadedVenue,
  lines: readonly Pick<OpenLine, "line">[],
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
  deps: QuoteDeps & { readonly paymentGateways: PaymentGateways },
  venue: LoadedVenue,
  table: TableName,
  locale: Locale,
): Promise<TableData | null> {
  const { database, clock } = deps;
  const now = clock();
  const [session, people, { lines: open, isFull }, rounds, payments] = await Promise.all([
    loadSession(database, table),
    listPeople(database, table),
    loadOpenLines(database, table, now),
    listRounds(database, table),
    listTablePayments(database, table),
  ]);
  if (session === null) return null;
  const { orderItems, resolved } = await quoteTable(deps, venue, open, { locale, now });
  const priced = new Map(orderItems.map((item) => [item.orderId, item]));
  const bills = nameRounds(rounds, venue, locale).map((round) => ({ round, lines: linesOfRound(round) }));
  const paidOf = partsPaid(payments, now);
  return {
    ...formatSession(session, people, { venue, locale, now }),
    open: open.flatMap(({ person, own, line }) => {
      const item = priced.get(line.orderId);
      return item ? [{ ...item, orderId: own, person, ...kitchenOfItem(item.id, venue, locale) }] : [];
    }),
    unavailable: open
      .filter(({ line }) => !priced.has(line.orderId))
      .map(({ person, own }) => ({ person, orderId: own })),
    isFull,
    needsAge: needsAgeConfirmation(resolved),
    rounds: bills.map(({ round, lines }) => ({
      ...kitchenOfRound(round, venue, locale),
      ...formatRound(round),
      lines: lines.map(({ line, name, quantity, people: whose, cents }) => ({
        ...{ line, name, quantity, people: [...whose], amount: formatCents(cents) },
        paid: paidOf({ orderId: round.orderId, line }),
      })),
    })),
    ...formatPaying(
      bills.flatMap(({ lines }) => lines),
      payments,
      { venue, locale, now },
    ),
    takesCards: takesCards(venue, deps.paymentGateways),
  };
}

function formatRound({ orderId, number, status, sentBy, sentAt }: TableRound) {
  return { orderId, number, status, sentBy, sentAt: sentAt.toISOString() };
}

/** Finds what payments and claims pay of a line. table#claim. */
function partsPaid(payments: readonly TablePaymentRow[], now: Date) {
  const parts = payments
    .filter((one) => one.state === "paid" || isLeased(one, now))
    .flatMap((one) =>
      paidShareOf(one).lines.map((line) => ({ ...line, person: one.person, isClaimed: one.state === "claimed" })),
    );
  return (name: Pick<RoundLine, "orderId" | "line">) =>
    parts
      .filter(({ orderId, line }) => orderId === name.orderId && line === name.line)
      .map(({ person, cents, isClaimed }) => ({ person, amount: formatCents(cents), isClaimed }));
}

/** The kitchen of a food hall whose dish an item of the hall's menu is. hub#hub-ids. */
function kitchenOfItem(item: Id, { kitchens }: LoadedVenue, locale: Locale): { readonly kitchen?: string } {
  const found = kitchens && parseHubId(item, kitchens);
  return found ? { kitchen: restaurantName(found.kitchen.data, locale) } : {};
}

function formatPaying(lines: readonly RoundLine[], payments: readonly TablePaymentRow[], { venue, locale, now }: Read) {
  const { paidCents } = billOfTable(lines, payments, { now, person: null });
  const due = dueOf(lines);
  return {
    due: formatCents(due),
    left: formatCents(cents(Math.max(0, due - paidCents))),
    payments: payments
      .filter(({ state }) => state === "paid")
      .map((one) => ({
        ...{ id: one.id, person: one.person, amount: formatCents(paidShareOf(one).cents) },
        ...kitchenNamed(one.payeeId, venue, locale),
      })),
    claims: payments
      .filter((one) => isLeased(one, now))
      .map(({ id, person, cents: amount, leaseUntil, tipBaseCents }) => ({
        ...{ id, person, amount: formatCents(amount), tipBase: formatCents(tipBaseCents) },
        until: (leaseUntil ?? now).toISOString(),
      })),
  };
}

/** Whether the people of a table can pay by card. payment#methods. */
export function takesCards(venue: LoadedVenue, gateways: PaymentGateways): boolean {
  const payees = payingKitchens(venue) ?? [venue];
  return (
    payees.length > 0 &&
    payees.every(
      (payee) =>
        processorOf(payee, gateways)?.takes === "cards" && isMethodOffered(CREDIT_CARD.name, "dine-in", payee.ordering),
    )
  );
}

/** The kitchens of a food hall that take their own payments; null elsewhere. table#hall-accounts. */
export function payingKitchens({ kitchens, data }: Pick<LoadedVenue, "kitchens" | "data">): LoadedVenue["kitchens"] {
  return kitchensTakePayments(data) ? kitchens : null;
}

type Read = { readonly venue: LoadedVenue; readonly locale: Locale; readonly now: Date };

function formatSession(session: TableSession, people: readonly TablePersonRow[], read: Read) {
  const { sessionId: id, tableNum, version, word, host, closesAt, sending, notSent } = session;
  return {
    ...{ id, tableNum, version, word, closesAt: closesAt.toISOString() },
    people: people.map(({ id: person, name, state, removedLines }) => ({
      ...{ id: person, name, state, isHost: person === host },
      ...formatRemoved(removedLines, read),
    })),
    sending: sending?.undoUntil ? { by: sending.by, people: [...sending.people], at: sending.undoUntil } : null,
    // Without words of its own, a refusal is said in each reader's language.
    notSent: notSent && {
      by: notSent.by,
      message: notSent.message || (notSent.name ? errorMessage(notSent.name, read.locale) : ""),
    },
  };
}

/** How long in ms a phone says that a dish of its person was removed. table#table-lines. */
const REMOVED_TOLD_MS = 15 * 60_000;

function formatRemoved(lines: readonly RemovedLine[], { venue, locale, now }: Read) {
  const removed = lines.flatMap(({ at, by, item }) => {
    const dish = findItem(venue.index, { id: item })?.item;
    const isRecent = now.getTime() - Date.parse(at) < REMOVED_TOLD_MS;
    return dish && isRecent ? [{ at, by, name: localizedText(dish, "name", locale) }] : [];
  });
  return removed.length === 0 ? {} : { removed };
}

/** The table of a person: whole for those who sit there, else who is asked. table#joining. */
export function yourTable(
  { personId, host }: { readonly personId: string; readonly host: string | null },
  table: TableData,
): YourTableData {
  const state = table.people.find(({ id }) => id === personId)?.state ?? "left";
  return { you: personId, state, host: host ?? "", table: isSeated({ state }) ? table : null };
}
