import { randomUUIDv7 } from "node:crypto";
import {
  addDays,
  type Cents,
  formatCents,
  NO_PLATFORM_FEE,
  platformFeeOf,
  restaurantLocale,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { gatewayOfPayment, type PaymentGateways, processorOf } from "../../../gateways/payment/payment-gateways.ts";
import { authoriseCard } from "../../../money/payment/authorise-card.ts";
import { loadPayments, movePayment } from "../../../money/payment/payments.store.ts";
import { type ChargeableCard, findCard, listCards, paysAt } from "../../../money/payment/saved-cards.store.ts";
import { inTransaction, type Transaction } from "../../../platform/db/transaction.ts";
import type { Logger } from "../../../platform/settings.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import type { WorkOutcome, WorkQueue } from "../../../platform/work/keep-working.ts";
import { forEachIsolated } from "../../../platform/work/repeat.ts";
import { addAct } from "../../../venue/suites/acts.store.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import {
  type DueCharge,
  dropCharge,
  holdTabCharge,
  invoiceTab,
  loadTabCharge,
  noteCharge,
  noteCharged,
  noteNothingDue,
  takeTabCharges,
} from "./tab-bills.store.ts";
import { tellOwnerOfTab } from "./tab-notices.ts";
import {
  bindOrders,
  closeTab,
  holdOrders,
  listEndedTabs,
  openDueTabs,
  type TabName,
  takeEndedTab,
} from "./tabs.store.ts";

type TabDeps = Pick<OrderDeps, "database" | "clock" | "venues" | "paymentGateways">;

/** Time after which the invoice of a closed tab is due, in days. suites#tab-closing. */
const DUE_DAYS = 30;
/** Maximum number of tabs that one run of `workTabs` closes; the next run follows soon. */
const ROUND = 200;
const CHARGES_AT_ONCE = 20;
const CHARGE_IS_LATE_AFTER_MS = 60 * 60_000;

/**
 * Opens the tabs of suites with a pre-order on the day of their event. Closes the tabs of ended events, and
 * bills each by one card payment or one invoice. Safe to run on several servers at once; a crash in the
 * middle loses nothing. suites#tab-closing.
 */
export async function workTabs(deps: TabDeps & { readonly logger: Logger }): Promise<void> {
  await openDueTabs(deps.database, deps.clock());
  const ended = await listEndedTabs(deps.database, deps.clock(), ROUND);
  await forEachIsolated(ended, (tab) => closeEnded(deps, tab), { name: "tabs", logger: deps.logger, namesOf });
}

function namesOf({ restaurantId, suiteId }: TabName) {
  return { restaurant_id: restaurantId, suite_id: suiteId };
}

/**
 * Returns the queue of closed tabs whose owner's card is to be charged. The tab's bill is recorded as due
 * before the card is authorised. suites#tab-closing.
 */
export function tabChargeQueue(deps: TabDeps): WorkQueue<DueCharge> {
  return {
    name: "tab-charges",
    atOnce: CHARGES_AT_ONCE,
    take: (atMost) => takeTabCharges(deps.database, atMost),
    work: (tab) => chargeTab(deps, tab),
    late: { since: ({ madeAt }) => madeAt, afterMs: CHARGE_IS_LATE_AFTER_MS },
    namesOf,
  };
}

/** Closes and bills one tab. Its card is authorised later, from the queue. */
async function closeEnded(deps: TabDeps, name: TabName): Promise<void> {
  await inTransaction(deps.database, "read committed", async (transaction) => {
    const now = deps.clock();
    // Lock order: orders before their suite, as for cancellations.
    await holdOrders(transaction, name);
    const tab = await takeEndedTab(transaction, { ...name, now });
    if (!tab) return;
    const { restaurantId, suiteId, eventId, ownerId, preference } = tab;
    await closeTab(transaction, { restaurantId, suiteId, now });
    const billed = await billTab(deps, transaction, {
      restaurantId,
      suiteId,
      now,
      isCharged: preference === "charge" && ownerId !== null,
    });
    if (billed) {
      const act = { act: "tab-closed" as const, ...SYSTEM_ACTOR, details: billed };
      await addAct(transaction, { restaurantId, suiteId, eventId, at: now, ...act });
    }
  });
}

/**
 * Bills the total of a closed tab by a card payment to authorise. If `isCharged` is false, or the gateway
 * cannot take the amount, it is an invoice. Returns the details for the audit trail; null if nothing is due.
 */
async function billTab(
  { venues, paymentGateways }: TabDeps,
  transaction: Transaction,
  { isCharged, ...tab }: TabName & { readonly now: Date; readonly isCharged: boolean },
): Promise<Readonly<Record<string, string>> | null> {
  const { orderId, orderIds, amountCents } = await bindOrders(transaction, tab);
  if (orderId === null || amountCents === 0) {
    await noteNothingDue(transaction, { ...tab, orderId });
    return null;
  }
  const venue = await venues.byId(tab.restaurantId);
  const gateway = cardGatewayOf(venue, paymentGateways);
  const bill = { ...tab, orderId, amountCents };
  const amount = formatCents(amountCents);
  if (isCharged && gateway !== null && amountCents >= (gateway.leastCents ?? 0)) {
    await noteCharge(transaction, { ...bill, orderIds, paymentId: randomUUIDv7(), ...paidBy(gateway, amountCents) });
    return { amount, by: "charge" };
  }
  return { amount, by: "invoice", due_on: await invoiceOwner(transaction, bill, venue) };
}

/**
 * Charges the owner's card for a closed tab. Without a card, or if the card is declined, the tab is invoiced.
 * If an order was cancelled during the authorisation, the authorisation is voided and the rest is charged
 * again.
 */
async function chargeTab(deps: TabDeps, tab: TabName): Promise<WorkOutcome> {
  const { database, clock, venues, paymentGateways } = deps;
  const bill = await loadTabCharge(database, tab);
  if (!bill) return "done";
  const { restaurantId, suiteId, eventId, paymentId } = bill;
  const payment = { restaurantId, paymentId };
  const venue = await venues.byId(restaurantId);
  // On the account with which the payment was recorded, whatever account the restaurant has now.
  const [noted] = await loadPayments(database, [payment]);
  const gateway = noted ? gatewayOfPayment(paymentGateways, noted) : null;
  const feeCents = noted?.feeCents ?? ZERO_CENTS;
  const asked = gateway === null ? "unasked" : await askCard(database, gateway, { ...bill, feeCents });
  if (asked === "later") return "later";
  await inTransaction(database, "read committed", async (transaction) => {
    if (!(await holdTabCharge(transaction, bill))) return;
    const now = clock();
    const standing = await bindOrders(transaction, bill);
    const isWhole = standing.orderId === bill.orderId && standing.amountCents === bill.amountCents;
    if (asked === "authorised" && isWhole) {
      await movePayment(transaction, payment, { from: "authorising", to: "authorised" });
      await noteCharged(transaction, bill);
      await tellOwnerOfTab(transaction, { ...bill, locale: localeOf(venue) });
      return;
    }
    await dropCharge(transaction, { ...payment, to: asked === "declined" ? "declined" : "voiding" });
    const billed = await billTab(deps, transaction, { restaurantId, suiteId, now, isCharged: asked === "authorised" });
    if (billed?.by !== "invoice") return;
    const act = { act: "tab-invoiced" as const, ...SYSTEM_ACTOR, details: billed };
    await addAct(transaction, { restaurantId, suiteId, eventId, at: now, ...act });
  });
  return "done";
}

type Gateway = NonNullable<PaymentGateways["sandbox"]>;
type TabCharge = NonNullable<Awaited<ReturnType<typeof loadTabCharge>>>;

function cardGatewayOf(venue: LoadedVenue | null | undefined, gateways: PaymentGateways): Gateway | null {
  const processor = venue && processorOf(venue, gateways);
  return processor?.takes === "cards" ? processor.gateway : null;
}

/** The columns of a payment that say where it is made, and the operator's fee of it. */
function paidBy({ processor, account, fee = NO_PLATFORM_FEE }: Gateway, amountCents: Cents) {
  return { processor, account, feeCents: platformFeeOf(amountCents, fee) };
}

/**
 * Authorises the owner's card. Idempotent by `reference`, so another server can repeat it after a crash.
 * `unasked`: the owner has no card now, but an earlier attempt may have authorised the amount.
 */
async function askCard(
  database: TabDeps["database"],
  gateway: Gateway,
  { ownerId, paymentId, amountCents, feeCents }: TabCharge & { readonly feeCents: Cents },
): Promise<"authorised" | "declined" | "unasked" | "later"> {
  const card = ownerId === null ? null : await defaultCard(database, ownerId, gateway);
  if (card === null) return "unasked";
  const { postalCode } = card;
  const charged = await cardOnAccount(gateway, card, paymentId);
  if (typeof charged === "string") return charged;
  const { token, customer } = charged;
  const fee = feeCents > 0 ? { feeCents } : {};
  const asked = {
    reference: paymentId,
    amountCents,
    ...fee,
    token,
    customer,
    postalCode,
    challenge: "if-asked" as const,
  };
  const outcome = await authoriseCard(gateway, asked);
  if (outcome.approved) return "authorised";
  // The owner is absent and cannot pass a challenge, so a challenge counts as declined.
  return outcome.reason === "cardDeclined" || outcome.reason === "challengeRequired" ? "declined" : "later";
}

/** Returns the card as the gateway's account can charge it: itself, or a copy for this payment. payment#copied-card. */
async function cardOnAccount(
  { name, copyCard }: Gateway,
  { keptAt, token, customer }: ChargeableCard,
  paymentId: string,
): Promise<{ readonly token: string; readonly customer: string | null } | "declined" | "later"> {
  if (keptAt === name || !copyCard) return { token, customer };
  const copy = await copyCard({ token, customer, key: paymentId });
  if (copy.outcome === "copied") return { token: copy.token, customer: null };
  return copy.outcome === "refused" ? "declined" : "later";
}

async function defaultCard(database: TabDeps["database"], ownerId: string, gateway: Gateway) {
  for (const { paymentCardId } of await listCards(database, ownerId)) {
    const card = await findCard(database, ownerId, paymentCardId);
    if (card && paysAt(card, gateway)) return card;
  }
  return null;
}

async function invoiceOwner(
  transaction: Transaction,
  bill: Omit<Parameters<typeof invoiceTab>[1], "dueOn">,
  venue: LoadedVenue | null | undefined,
): Promise<string> {
  const due = dueOn(bill.now, venue?.zone);
  await invoiceTab(transaction, { ...bill, dueOn: due });
  await tellOwnerOfTab(transaction, { ...bill, locale: localeOf(venue) });
  return due;
}

/** Actor of acts done by a timer. */
const SYSTEM_ACTOR = { byPerson: null, forPerson: null, device: null, address: null } as const;

function localeOf(venue: LoadedVenue | null | undefined): string {
  return (venue && restaurantLocale(venue.data)) ?? "en-CA";
}

function dueOn(now: Date, zone: string | undefined): string {
  return addDays(localMomentOf(now, zone ?? "America/Toronto").date, DUE_DAYS);
}
