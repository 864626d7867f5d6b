import { randomUUIDv7 } from "node:crypto";
import { addDays, formatCents, restaurantLocale } from "@comptoir/ordering";
import { inTransaction, type Transaction } from "../../db/transaction.ts";
import { type PaymentGateways, processorOf } from "../../gateways/payment/payment-gateways.ts";
import { authoriseCard } from "../../payment/authorise-card.ts";
import { movePayment } from "../../payment/payments.store.ts";
import { findCard, listCards } from "../../payment/saved-cards.store.ts";
import { addAct } from "../../suites/acts.store.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import { tellOwnerOfTab } from "./tab-notices.store.ts";
import {
  closeTab,
  invoiceTab,
  noteCharge,
  noteCharged,
  openDueTabs,
  takeEndedTab,
  takeTabCharge,
} from "./tabs.store.ts";

type TabDeps = Pick<OrderDeps, "database" | "clock" | "venues" | "paymentGateways" | "jobs">;

/** An invoice of a tab is due so many days after the tab was closed. suites#tab-closing. */
const DUE_DAYS = 30;
/** So many tabs are closed and charged in one round; the next round comes soon. */
const ROUND = 200;

/**
 * Opens the tabs of pre-orders whose day has begun, closes those whose event is over into one charge or one invoice, and goes on with
 * charges that were begun. Several servers may do so at once; one that ends in the middle loses nothing. suites#tab-closing.
 */
export async function workTabs(deps: TabDeps): Promise<void> {
  await openDueTabs(deps.database, deps.clock());
  for (let round = 0; round < ROUND && (await closeOne(deps)); round += 1);
  for (let round = 0; round < ROUND && (await chargeOne(deps)); round += 1);
}

/** Closes one tab: a charge is noted before any card is asked. False when none is due. */
async function closeOne({ database, clock, venues, paymentGateways }: TabDeps): Promise<boolean> {
  return inTransaction(database, "read committed", async (transaction) => {
    const now = clock();
    const tab = await takeEndedTab(transaction, now);
    if (!tab) return false;
    const { restaurantId, suiteId, eventId, ownerId, preference } = tab;
    const { orderId, amountCents } = await closeTab(transaction, { restaurantId, suiteId, now });
    if (orderId === null || amountCents === 0) return true;
    const venue = await venues.byId(restaurantId);
    const processor = venue && processorOf(venue.data, paymentGateways);
    const bill = { restaurantId, suiteId, orderId, amountCents, now };
    const gateway = processor?.takes === "cards" ? processor.gateway : null;
    const isCharged =
      preference === "charge" && ownerId !== null && gateway !== null && amountCents >= (gateway.leastCents ?? 0);
    const details: Record<string, string> = {
      amount: formatCents(amountCents),
      by: isCharged ? "charge" : "invoice",
    };
    if (isCharged) {
      await noteCharge(transaction, { ...bill, paymentId: randomUUIDv7(), processor: gateway.processor });
    } else {
      details.due_on = await invoiceOwner(transaction, bill, venue);
    }
    const act = { act: "tab-closed" as const, ...BY_ITSELF, details };
    await addAct(transaction, { restaurantId, suiteId, eventId, at: now, ...act });
    return true;
  });
}

/** Asks the owner's card for one closed tab, or bills the tab where the card says no. False when no charge is due. */
async function chargeOne(deps: TabDeps): Promise<boolean> {
  const { database, clock, venues, paymentGateways, jobs } = deps;
  const bill = await takeTabCharge(database);
  if (!bill) return false;
  const { restaurantId, paymentId } = bill;
  const payment = { restaurantId, paymentId };
  const venue = await venues.byId(restaurantId);
  const processor = venue && processorOf(venue.data, paymentGateways);
  const gateway = processor?.takes === "cards" ? processor.gateway : null;
  const asked = gateway && (await askCard(database, gateway, bill));
  if (asked === "later") return true;
  if (asked === "authorised") {
    await inTransaction(database, "read committed", async (transaction) => {
      await movePayment(transaction, payment, { from: "authorising", to: "authorised" });
      await noteCharged(transaction, bill);
      await tellOwnerOfTab(transaction, { ...bill, locale: localeOf(venue) });
      await jobs.enqueue(transaction, "process-payment", payment);
    });
    return true;
  }
  await inTransaction(database, "read committed", async (transaction) => {
    await movePayment(transaction, payment, { from: "authorising", to: "declined" });
    const now = clock();
    const due_on = await invoiceOwner(transaction, { ...bill, now }, venue);
    const { suiteId, eventId, amountCents } = bill;
    const act = { act: "tab-invoiced" as const, ...BY_ITSELF, details: { amount: formatCents(amountCents), due_on } };
    await addAct(transaction, { restaurantId, suiteId, eventId, at: now, ...act });
  });
  return true;
}

type Gateway = NonNullable<PaymentGateways["sandbox"]>;

/** Asks the card. It may be asked again by the same reference: what a server did that has ended since is not done twice. */
async function askCard(
  database: TabDeps["database"],
  gateway: Gateway,
  { ownerId, paymentId, amountCents }: NonNullable<Awaited<ReturnType<typeof takeTabCharge>>>,
): Promise<"authorised" | "declined" | "later"> {
  const card = ownerId === null ? null : await defaultCard(database, ownerId, gateway);
  if (card === null) return "declined";
  const { token, customer, postalCode } = card;
  const asked = { reference: paymentId, amountCents, token, customer, postalCode, challenge: "if-asked" as const };
  const outcome = await authoriseCard(gateway, asked);
  if (outcome.approved) return "authorised";
  // Nobody is there to answer a bank's question: such a card is as good as one that was declined.
  return outcome.reason === "cardDeclined" || outcome.reason === "challengeRequired" ? "declined" : "later";
}

/** The owner's default card, or the first other one, that the restaurant's gateway keeps. */
async function defaultCard(database: TabDeps["database"], ownerId: string, { processor }: Gateway) {
  for (const { paymentCardId } of await listCards(database, ownerId)) {
    const card = await findCard(database, ownerId, paymentCardId);
    if (card?.processor === processor) return card;
  }
  return null;
}

/** Bills a closed tab, and has its owner told; answers the day on which that is due. */
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

/** What comes at its time is nobody's act. */
const BY_ITSELF = { byPerson: null, forPerson: null, device: null, address: null } as const;

/** The language that an owner is written to in whose account says none. */
function localeOf(venue: LoadedVenue | null | undefined): string {
  return (venue && restaurantLocale(venue.data)) ?? "en-CA";
}

/** The day on which an invoice is due, in the restaurant's zone. */
function dueOn(now: Date, zone: string | undefined): string {
  return addDays(localMomentOf(now, zone ?? "America/Toronto").date, DUE_DAYS);
}
