import { randomUUIDv7 } from "node:crypto";
import type { PayingCheckout } from "@comptoir/contract";
import {
  type Cents,
  cents,
  computeTip,
  isRefused,
  type Locale,
  POINTS,
  type Refused,
  sharesOfKitchens,
  sumCents,
  type TableShare,
  type TipChoice,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { TABLE_BILL_ACCOUNT, TABLE_PAYMENT_KINDS } from "../../money/ledger/steps.ts";
import { enterPoints, type PointsOfOrder } from "../../money/loyalty/enter-points.ts";
import type { ChargeableCard } from "../../money/payment/saved-cards.store.ts";
import type { TenderRefusal } from "../../money/tender/means/operations.ts";
import { type NewTender, paidBy } from "../../money/tender/tender.ts";
import type { Caller } from "../../people/caller.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { tellTables } from "../cart/tell-table.ts";
import { type AuthorisedCheckout, authoriseCheckout } from "../orders/place/authorise-checkout.ts";
import { abandonCheckout, abandonExpiredCheckout, type Checkout, loadKey } from "../orders/place/checkouts.store.ts";
import { wordPaymentRefusal } from "../orders/place/place-refusal.ts";
import { chosenCard } from "../orders/review/chosen-card.ts";
import { type Charge, reviewPayment } from "../orders/review/review-payment.ts";
import { changeTable } from "./change-table.ts";
import { findOpenClaim, leaseFrom, type ShareGone } from "./claim-share.ts";
import { listRounds } from "./lines.store.ts";
import { type PayRefusal, payRefused, shareNotOffered } from "./pay-refusal.ts";
import { reviewStored, type StoredAsked, wordShort } from "./review-stored.ts";
import { holdAnySession, noteTableChange, type TableName } from "./sessions.store.ts";
import { settleHeldTable } from "./settle-table.ts";
import { pointsOfShare } from "./share-points.ts";
import { holdStored, takeStored } from "./share-tenders.ts";
import { bookAtTable, closeWithoutCard, finishTablePayment, holdRounds, type TableEntry } from "./table-books.store.ts";
import type { TableDeps } from "./table-deps.ts";
import {
  findPayer,
  leaseClaim,
  listTablePayments,
  notePaid,
  type PaidPart,
  type TablePaymentRow,
} from "./table-payments.store.ts";
import { payingKitchens, takesCards } from "./table-view.ts";

/** A payment that a person has asked for: their claim, as their phone showed it, with their own tip. */
export type PayAsked = {
  readonly personId: string;
  readonly claimId: string;
  readonly shownCents: Cents | null;
  readonly tip: TipChoice | null;
  readonly stored: StoredAsked;
  readonly checkout: PayingCheckout;
  readonly paymentCardId: string | null | undefined;
  readonly caller: Caller;
  readonly locale: Locale;
};
type Paid = { readonly isReplayed: boolean };
const IN_PROGRESS = payRefused("inProgress", { retryAfterSeconds: 1 });

/**
 * Pays a claim, once per key. Points pay first, then a gift card, and a card the rest: it is authorised, then the payment and what
 * it pays of each round are written in one transaction that takes the stored value, then the card is captured. If the share is not
 * open any more by then, the authorisation is voided and nothing is taken. A declined card gives its share back.
 * table#table-paying, table#table-stored, payment#authorise-write-capture.
 */
export async function payShare(
  deps: TableDeps,
  venue: LoadedVenue,
  table: TableName,
  { checkout, asked }: { readonly checkout: Checkout; readonly asked: PayAsked },
): Promise<Paid | Refused<PayRefusal>> {
  const known = await loadKey(deps.database, checkout, checkout.bodyHash);
  if (known.state === "done") return { isReplayed: true };
  if (known.state === "mismatch") return payRefused("idempotencyMismatch");
  if (known.state === "running") return IN_PROGRESS;
  if (known.state === "abandoned") await abandonExpiredCheckout(deps.database, known.lease);
  const claim = await beginToPay(deps, table, asked);
  // The same request may have paid it at this moment.
  if (isRefused(claim)) return (await isPaidBy(deps, checkout)) ? { isReplayed: true } : claim;
  const dueCents = sumCents([claim.cents, claim.tipCents]);
  const parts = await partsOf(deps, venue, table, { claim, locale: asked.locale });
  if (isRefused(parts)) return parts;
  const stored = await reviewStored(deps, venue, { ...asked, shareCents: claim.cents, dueCents });
  if (isRefused(stored)) return stored;
  const cardCents = cents(dueCents - sumCents(stored.map(({ amountCents }) => amountCents)));
  const held = cardCents === 0 ? null : await holdCard(deps, table, { checkout, asked, claim, parts, cardCents });
  if (held && isRefused(held)) return held;
  const points = await pointsOfShare(deps.database, venue, {
    ...{ caller: asked.caller, dishesCents: claim.tipBaseCents, pointsCents: paidBy(POINTS.name, stored) },
  });
  const written = await writePaid(deps, table, { checkout, held, stored, points, claimId: claim.id, parts, asked });
  if (isRefused(written)) {
    const { refused } = written;
    if (refused.code === "lease-lost") return IN_PROGRESS;
    if (held) await abandonCheckout(deps.database, held, null);
    if (refused.code !== "share-gone") return wordShort(refused, asked.locale);
    return (await isPaidBy(deps, checkout)) ? { isReplayed: true } : payRefused("shareGone");
  }
  for (const { restaurantId, paymentId } of held?.payments ?? []) deps.captureSoon({ restaurantId, paymentId });
  return { isReplayed: false };
}

async function isPaidBy({ database }: TableDeps, checkout: Checkout): Promise<boolean> {
  return (await loadKey(database, checkout, checkout.bodyHash)).state === "done";
}

/**
 * Finds the table of a payment that the same request has made or is making, though the table has ended since, so that it is answered
 * like the first one. Null for a request that was not made before. table#closed-by-staff.
 */
export async function findTableOfRetry(
  { database }: Pick<TableDeps, "database">,
  checkout: Checkout,
  claimId: string,
): Promise<(TableName & { readonly personId: string; readonly host: null }) | null> {
  const { restaurantId } = checkout;
  const { state } = await loadKey(database, checkout, checkout.bodyHash);
  if (state === "unknown" || state === "mismatch") return null;
  const payer = await findPayer(database, { restaurantId, id: claimId });
  return payer && { restaurantId, ...payer, host: null };
}

/** What one restaurant is paid of a share: the table's own all of it, each kitchen of a food hall that takes its own payments a part. */
type Part = TableShare & {
  readonly id: string;
  readonly venue: LoadedVenue;
  readonly isKitchen: boolean;
  readonly tipCents: Cents;
  readonly tipBaseCents: Cents;
};

/** Splits a claim by the restaurants that are paid. The first part has the claim's id. table#hall-accounts. */
async function partsOf(
  { database, paymentGateways }: TableDeps,
  venue: LoadedVenue,
  table: TableName,
  { claim, locale }: { readonly claim: Claim; readonly locale: Locale },
): Promise<readonly [Part, ...Part[]] | Refused<PayRefusal>> {
  const kitchens = payingKitchens(venue);
  if (kitchens === null) return [{ ...claim, venue, isKitchen: false }];
  if (!takesCards(venue, paymentGateways)) return shareNotOffered(locale);
  // A claim from before the hall's accounts were divided names no lines.
  if (claim.lines.length === 0) return payRefused("shareGone");
  const sellers = new Map((await listRounds(database, table)).map((round) => [round.orderId, round.restaurantId]));
  const shares = sharesOfKitchens(claim, (orderId) =>
    kitchens.find(({ restaurantId }) => restaurantId === sellers.get(orderId)),
  );
  const parts = shares.flatMap(({ kitchen, ...share }, index) =>
    kitchen ? { ...share, id: index === 0 ? claim.id : randomUUIDv7(), venue: kitchen, isKitchen: true } : [],
  );
  const [first, ...others] = parts;
  // A kitchen may have left the hall.
  return first && parts.length === shares.length ? [first, ...others] : payRefused("shareGone");
}

type Holding = {
  readonly checkout: Checkout;
  readonly asked: PayAsked;
  readonly claim: Claim;
  readonly parts: readonly Part[];
  /** What stored value leaves to the card. */
  readonly cardCents: Cents;
};

/** Authorises the card for what stored value does not pay, once for each restaurant that is paid. A declined card gives the share back. */
async function holdCard(
  deps: TableDeps,
  table: TableName,
  { checkout, asked, claim, parts, cardCents }: Holding,
): Promise<AuthorisedCheckout | Refused<PayRefusal>> {
  const savedCard = await chosenCard(deps, asked.caller, asked.paymentCardId);
  if (savedCard && isRefused(savedCard)) return savedCard;
  const charges: Charge[] = [];
  for (const { venue, isKitchen, id, cents: share, tipCents } of parts) {
    const totalWithTipCents = isKitchen ? sumCents([share, tipCents]) : cardCents;
    const charge = chargeOf(deps, venue, asked, { totalWithTipCents, savedCard });
    if (isRefused(charge)) return charge;
    charges.push(isKitchen ? { ...charge, pays: { restaurantId: venue.restaurantId, orderId: id } } : charge);
  }
  // A wallet's payload is valid for one payment only, and is for the hall's account. The page offers none.
  if (charges.some(({ wallet, pays }) => wallet && pays)) return payRefused("walletUnsupported");
  const held = await authoriseCheckout(deps, checkout, claim.id, charges);
  if (!isRefused(held)) return held;
  const { refused } = held;
  if (refused.code === "key-taken" || refused.code === "lease-lost") return IN_PROGRESS;
  const words = wordPaymentRefusal(refused, asked.locale);
  if (words.name !== "challengeRequired") await giveBackShare(deps, table, claim);
  return { refused: words };
}

type Claim = Pick<TablePaymentRow, "id" | "cents" | "tipCents" | "tipBaseCents" | "lines">;

/** Leases the claim anew, with the payer's tip, if its share is open and costs what the payer saw. */
async function beginToPay(
  deps: TableDeps,
  table: TableName,
  { personId, claimId, shownCents, tip }: PayAsked,
): Promise<Claim | Refused<PayRefusal>> {
  const begun = await changeTable<Claim, ShareGone>(deps, table, personId, async (transaction, _held, now) => {
    const claim = await findOpenClaim(transaction, table, { id: claimId, person: personId, now });
    if (isRefused(claim)) return claim;
    if (claim.cents !== shownCents) return { refused: { code: "share-gone", leftCents: claim.cents } };
    const tipCents = computeTip(claim.tipBaseCents, tip);
    await leaseClaim(transaction, { ...table, id: claimId, leaseUntil: leaseFrom(now), tipCents });
    return { ...claim, tipCents };
  });
  if (!isRefused(begun)) return begun;
  return payRefused(begun.refused.code === "no-table" ? "noTable" : "shareGone");
}

/** Reviews the card that pays. Only a card or a wallet pays a share. payment#methods. */
function chargeOf(
  { paymentGateways, wallets }: TableDeps,
  venue: LoadedVenue,
  { checkout, caller, locale }: PayAsked,
  card: { readonly totalWithTipCents: Cents; readonly savedCard: ChargeableCard | null },
): Charge | Refused<PayRefusal> {
  const asked = reviewPayment(
    { ...checkout, memberInfo: null },
    { venue, paymentGateways, wallets, type: "dine-in", payer: caller, locale, ...card },
  );
  if (isRefused(asked)) return asked as Refused<PayRefusal>;
  if (asked.charge) return asked.charge;
  return shareNotOffered(locale);
}

/** Ends the lease of a claim whose card was declined, so that others may pay its share. The payer may try another card. */
async function giveBackShare({ database, clock }: TableDeps, table: TableName, claim: Claim): Promise<void> {
  await inRefusableTransaction(database, "read committed", async (transaction) => {
    await holdAnySession(transaction, table);
    const now = clock();
    await leaseClaim(transaction, { ...table, id: claim.id, leaseUntil: now, tipCents: ZERO_CENTS });
    await noteTableChange(transaction, table, { now });
    tellTables(transaction, [table.sessionId]);
    return table;
  });
}

type Writing = {
  readonly checkout: Checkout;
  /** The authorised card; null if stored value pays all. */
  readonly held: AuthorisedCheckout | null;
  readonly stored: readonly NewTender[];
  /** What the payer earns; null for nothing. */
  readonly points: PointsOfOrder | null;
  readonly claimId: string;
  readonly parts: readonly Part[];
  readonly asked: PayAsked;
};
type NotWritten = ShareGone | TenderRefusal | { readonly code: "lease-lost" };

/**
 * Writes a payment and what it pays of each round, takes its stored value, and enters its points, under the locks of the rounds, the
 * session and the stored value.
 */
function writePaid(
  { database, clock }: TableDeps,
  table: TableName,
  { checkout, held, stored, points, claimId: id, parts, asked: { personId } }: Writing,
): Promise<TableName | Refused<NotWritten>> {
  const { restaurantId } = table;
  return inRefusableTransaction<TableName, NotWritten>(
    database,
    "read committed",
    async (transaction) => {
      await holdRounds(transaction, table);
      await holdAnySession(transaction, table);
      const now = clock();
      const claim = await findOpenClaim(transaction, table, { id, person: personId, now });
      if (isRefused(claim)) return claim;
      const { cents: share, tipCents } = claim;
      const paid = sumCents([...(held?.payments ?? []), ...stored].map(({ amountCents }) => amountCents));
      // Another tab may pay the same claim with another tip.
      if (paid !== share + tipCents) return { refused: { code: "share-gone", leftCents: share } };
      const isOurs = held
        ? await finishTablePayment(transaction, { ...held, id })
        : await closeWithoutCard(transaction, { ...checkout, id });
      if (!isOurs) return { refused: { code: "lease-lost" } };
      // Settling locks what the other payments took: only what is taken now has to be locked with them before. Points come after it.
      if (stored.length > 0 || points !== null)
        await holdStored(transaction, restaurantId, await listTablePayments(transaction, table), stored);
      const taken = await takeStored(transaction, { restaurantId, id, owner: claim.owner ?? "" }, stored, now);
      if (isRefused(taken)) return taken;
      if (points) await enterPoints(transaction, { restaurantId, orderId: id, placedAt: now, standsAt: null }, points);
      await notePaid(transaction, { restaurantId, id, at: now, parts: parts.map((part) => paidPart(part, held)) });
      await bookAtTable(transaction, [...parts.map(entryOfPaid), ...taken], now);
      await settleHeldTable(transaction, table, now);
      return table;
    },
    restaurantId,
  );
}

function paidPart({ venue, isKitchen, ...part }: Part, held: AuthorisedCheckout | null): PaidPart {
  const payments = held?.payments ?? [];
  const payment = isKitchen ? payments.find(({ pays }) => pays?.orderId === part.id) : payments[0];
  return {
    ...part,
    kitchenId: isKitchen ? venue.restaurantId : null,
    paymentId: payment?.paymentId ?? null,
    cardType: payment?.card.type ?? null,
    last4: payment?.card.last4 ?? null,
  };
}

function entryOfPaid({ id, cents: share, tipCents, venue: { restaurantId } }: Part): TableEntry {
  const tip = tipCents > 0 ? { accounts: ["tips"], amounts: [-tipCents] } : { accounts: [], amounts: [] };
  return {
    ...{ restaurantId, kind: TABLE_PAYMENT_KINDS.made, method: null, orderId: id },
    accounts: ["due", TABLE_BILL_ACCOUNT, ...tip.accounts],
    amounts: [share + tipCents, -share, ...tip.amounts],
  };
}
