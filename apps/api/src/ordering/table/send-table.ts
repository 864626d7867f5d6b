import { contract } from "@comptoir/contract";
import {
  formatCartLines,
  isRefused,
  isSeated,
  LOCALES,
  type Locale,
  type Refused,
  TABLE_BILL,
} from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";
import { personOfOwner } from "../../people/owner.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import type { RefusalDetails } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { takeOutOfCart } from "../cart/forget-cart.ts";
import { tellTables } from "../cart/tell-table.ts";
import { newOrderId } from "../orders/order-id.ts";
import { hashBody } from "../orders/place/checkout-key.ts";
import { abandonExpiredCheckout, type Checkout, loadKey } from "../orders/place/checkouts.store.ts";
import { reviewAndPlace } from "../orders/place/complete-checkout.ts";
import { newOrderIds, reviewKitchens, wordForHub } from "../orders/place/place-kitchens.ts";
import { wordPlaceRefusal } from "../orders/place/place-refusal.ts";
import { reviewOrder } from "../orders/review/review-order.ts";
import type { SubmitRefusal } from "../orders/review/submit.ts";
import { changeTable } from "./change-table.ts";
import { PRICING_CALLER } from "./pricing-caller.ts";
import { waitsToSend } from "./sending-state.ts";
import {
  holdSession,
  listPeople,
  loadSession,
  noteTableChange,
  type Sending,
  setSending,
  type TableName,
  type TablePersonRow,
} from "./sessions.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { loadOpenLines, type OpenLine } from "./table-view.ts";

/** Time in ms to undo what is sent for others too. table#send. */
const UNDO_MS = 20_000;
/** Time in ms after which another server sends what a crashed one has begun to. */
const RETRY_MS = 10_000;

export type SendRefusal = { readonly code: "no-table" | "nothing-to-send" | "sending" };
type NotSent = { readonly name: SubmitRefusal["name"]; readonly details?: RefusalDetails };
/** What a request asks to send. */
export type AskedSending = Omit<Sending, "by" | "undoUntil">;
const SUBMIT = contract.orders.submitOrder.request.body.content["application/json"].schema;

/**
 * Begins to send: the caller's own lines at once, those of others too after the time to undo, which all phones show. Nothing
 * is sent twice, since the row says what is being sent, under which key. table#send.
 */
export async function beginSending(
  deps: TableDeps,
  table: TableName,
  personId: string,
  sending: AskedSending,
): Promise<{ readonly isNow: boolean } | Refused<SendRefusal>> {
  const isNow = sending.people.every((person) => person === personId);
  return changeTable<{ readonly isNow: boolean }, SendRefusal>(
    deps,
    table,
    personId,
    async (transaction, { session, people, me }, now) => {
      // A retry of the request that is being sent changes nothing.
      if (session.sending?.key === sending.key) return { isNow };
      if (session.sending !== null) return { refused: { code: "sending" } };
      const seated = new Set(people.filter(isSeated).map(({ id }) => id));
      if (!seated.has(me.id)) return { refused: { code: "no-table" } };
      const whose = sending.people.filter((person) => seated.has(person));
      const { lines } = await loadOpenLines(transaction, table, now);
      if (!lines.some(({ person }) => whose.includes(person))) return { refused: { code: "nothing-to-send" } };
      const sendAt = new Date(now.getTime() + (isNow ? RETRY_MS : UNDO_MS));
      const undoUntil = isNow ? null : sendAt.toISOString();
      await setSending(transaction, table, {
        ...{ sendAt, notSent: null },
        sending: { ...sending, people: whose, by: me.id, undoUntil },
      });
      return { isNow };
    },
  );
}

/** Undoes what would be sent. Refused once it is being sent. table#send. */
export function undoSending(
  deps: TableDeps,
  table: TableName,
  personId: string,
): Promise<TableName | Refused<{ readonly code: "no-table" | "not-found" }>> {
  return changeTable<TableName, { readonly code: "no-table" | "not-found" }>(
    deps,
    table,
    personId,
    async (transaction, { session }, now) => {
      if (!waitsToSend(session, now)) return { refused: { code: "not-found" } };
      await setSending(transaction, table, { sending: null, sendAt: null, notSent: null });
      return table;
    },
  );
}

/** Leases what a table sends to this server, if its time has come. Another server sends it after the lease. table#send. */
export async function beginsNow(transaction: Transaction, table: TableName, now: Date): Promise<boolean> {
  const session = await holdSession(transaction, table);
  if (!session?.sending || session.sendAt === null || session.sendAt > now) return false;
  await setSending(transaction, table, { ...session, sendAt: new Date(now.getTime() + RETRY_MS) });
  return true;
}

/**
 * Sends what a table is about to send: one order for the kitchen, on the table's bill. Then the lines leave the carts, and all
 * phones are told. It may be repeated after a crash: the order is placed once under its key, and its lines leave the carts once.
 * Returns the refusal, or null. table#send.
 */
export async function sendNow(deps: TableDeps, venue: LoadedVenue, table: TableName): Promise<NotSent | null> {
  const { database, clock } = deps;
  const [session, people] = await Promise.all([loadSession(database, table), listPeople(database, table)]);
  const sending = session?.sending;
  const sender = people.find(({ id }) => id === sending?.by);
  if (!(session && sending && sender)) return null;
  const { lines } = await loadOpenLines(database, table, clock());
  const open = lines.filter(({ person }) => sending.people.includes(person));
  const placed = await placeRound(deps, venue, { table, tableNum: session.tableNum, sending, sender, people, open });
  if (placed === "in-progress") return null;
  if (placed === "placed") await takeOutOfCarts(deps, table.restaurantId, { people, open, key: sending.key });
  const refusal = placed === "placed" ? null : placed.refused;
  await inTransaction(database, "read committed", async (transaction) => {
    const held = await holdSession(transaction, table);
    if (held?.sending?.key !== sending.key) return;
    const notSent = refusal && { by: sending.by, message: wordsOf(refusal), name: refusal.name };
    await setSending(transaction, table, { sending: null, sendAt: null, notSent });
    await noteTableChange(transaction, table, { now: clock() });
    tellTables(transaction, [table.sessionId]);
  });
  return refusal;
}

/** The words of a refusal, or of its first field; empty if it has none of its own. */
function wordsOf({ details }: NotSent): string {
  const [issue] = details?.issues ?? [];
  return details?.message ?? (issue && "message" in issue ? issue.message : "");
}

type Round = {
  readonly table: TableName;
  readonly tableNum: string;
  readonly sending: Sending;
  readonly sender: TablePersonRow;
  readonly people: readonly TablePersonRow[];
  readonly open: readonly OpenLine[];
};

/** Places the order of a round, once per key. */
async function placeRound(
  deps: TableDeps,
  venue: LoadedVenue,
  { table, tableNum, sending, sender, people, open }: Round,
): Promise<"placed" | "in-progress" | Refused<NotSent>> {
  const { restaurantId } = table;
  const locale = localeOf(sending, venue);
  const key = { restaurantId, scope: `table ${table.sessionId}`, key: sending.key, guestScope: null };
  const checkout: Checkout = { ...key, bodyHash: hashBody(sending) };
  const known = await loadKey(deps.database, checkout, null);
  if (known.state === "done") return "placed";
  const orderId = newOrderId(restaurantId);
  const orderIdOf = newOrderIds();
  const { data: body, error } = bodyOf(venue, { tableNum, sending, people, open });
  // A round that throws would be sent again and again, and no other could be sent.
  if (error) return { refused: { name: "invalidRequest" } };
  const submit = {
    ...{ body, locale, caller: callerOf(sender.owner), now: deps.clock() },
    table: {
      ...{ ...table, roundId: orderId, sentBy: sending.by },
      people: Object.fromEntries(open.map(({ line, person }) => [String(line.orderId), [person]])),
    },
  };
  const outcome = await reviewAndPlace(deps, checkout, {
    id: orderId,
    review: async () => {
      const now = (await deps.venues.byId(restaurantId)) ?? venue;
      const { kitchens } = now;
      if (kitchens !== null) {
        const nameOf = (lines: readonly { readonly orderId: number }[]) =>
          joinNames(
            namesOf(
              people,
              open.filter(({ line }) => lines.some((one) => one.orderId === line.orderId)),
            ),
          );
        return reviewKitchens(deps, { ...submit, venue: { ...now, kitchens }, orderIdOf, nameOf });
      }
      const order = await reviewOrder(deps, { ...submit, venue: now, orderId });
      return isRefused(order) ? order : { orders: [order], charges: [] };
    },
    word: async (order, refusal) => {
      const worded = await wordPlaceRefusal(deps, order, refusal, locale);
      return order.venue.hub === null ? worded : wordForHub(order.venue, worded, locale);
    },
  });
  if (typeof outcome === "object") {
    if (isRefused(outcome)) return outcome;
    deps.metrics.ordersPlaced.inc({ restaurant: venue.slug });
    return "placed";
  }
  const now = await loadKey(deps.database, checkout, null);
  if (now.state === "done") return "placed";
  if (now.state === "abandoned") await abandonExpiredCheckout(deps.database, now.lease);
  return "in-progress";
}

/**
 * Returns the submit of a round, as a phone would send it, with the names of its people; an error if it exceeds a limit of the
 * contract, which may have changed since the round was begun.
 */
export function bodyOf(
  { id: restaurantId }: LoadedVenue,
  { tableNum, sending, people, open }: Pick<Round, "tableNum" | "people" | "open"> & { readonly sending: AskedSending },
) {
  // Who has said allergies is named with their own lines, so that each ticket has them first.
  const diners = people.flatMap(({ id, name, allergies }) => {
    const orderIds = open.filter(({ person }) => person === id).map(({ line }) => line.orderId);
    return allergies.length === 0 || orderIds.length === 0 ? [] : [{ name, allergies: [...allergies], orderIds }];
  });
  return SUBMIT.safeParse({
    type: "dine-in",
    data: {
      config: { restaurantId, tableNum },
      items: formatCartLines(open.map(({ line }) => line)),
      diners,
      ...(sending.discountCode && { costs: { discount: { code: sending.discountCode } } }),
      checkout: {
        contact: { full_name: joinNames(namesOf(people, open)) },
        paymentMethod: TABLE_BILL.name,
        legalAcceptance: sending.legalAcceptance,
        questions: sending.questions,
      },
    },
  });
}

/** The language in which a round is sent; the venue's if the stored one is unknown by now. */
export function localeOf({ locale }: Pick<Sending, "locale">, { defaultLocale }: LoadedVenue): Locale {
  return LOCALES.find((one) => one === locale) ?? defaultLocale;
}

/** The names of those whose lines these are. */
function namesOf(people: readonly TablePersonRow[], lines: readonly OpenLine[]): string[] {
  return people.filter(({ id }) => lines.some(({ person }) => person === id)).map(({ name }) => name);
}

/** Joins the names of a round's people, cut to 100 characters. Half a character of two (an emoji) would be refused. */
function joinNames(names: readonly string[]): string {
  return names
    .join(", ")
    .slice(0, 100)
    .replace(/\p{Cs}$/u, "");
}

/** The person who sent, as the caller of their order: it is theirs, as one that they placed by themselves. */
function callerOf(owner: string): Caller {
  const userId = personOfOwner(owner);
  return userId === null ? { ...PRICING_CALLER, session: owner } : { ...PRICING_CALLER, who: { kind: "user", userId } };
}

async function takeOutOfCarts(
  deps: TableDeps,
  restaurantId: string,
  { people, open, key }: Pick<Round, "people" | "open"> & { readonly key: string },
): Promise<void> {
  for (const { id, cartId, owner } of people) {
    const lines = open.filter(({ person }) => person === id).map(({ own, line }) => ({ ...line, orderId: own }));
    if (cartId === null || lines.length === 0) continue;
    await takeOutOfCart(deps, { restaurantId, cartId, owner, browser: `table ${key}` }, { lines, changeId: null, key });
  }
}
