import type { PayingCheckout, RefusalOf, payTableShare as route } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import {
  type Cents,
  computeTip,
  isRefused,
  type Locale,
  type Refused,
  sumCents,
  type TipChoice,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { TABLE_BILL_ACCOUNT, TABLE_PAYMENT_KINDS } from "../../money/ledger/steps.ts";
import type { Caller } from "../../people/caller.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import type { RefusalDetails } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { tellTables } from "../cart/tell-table.ts";
import { type AuthorisedCheckout, authoriseCheckout } from "../orders/place/authorise-checkout.ts";
import { abandonCheckout, abandonExpiredCheckout, type Checkout, loadKey } from "../orders/place/checkouts.store.ts";
import { wordPaymentRefusal } from "../orders/place/place-refusal.ts";
import { chosenCard } from "../orders/review/chosen-card.ts";
import { type Charge, reviewPayment } from "../orders/review/review-payment.ts";
import { changeTable } from "./change-table.ts";
import { findOpenClaim, leaseFrom, type ShareGone } from "./claim-share.ts";
import { holdAnySession, noteTableChange, type TableName } from "./sessions.store.ts";
import { settleHeldTable } from "./settle-table.ts";
import { bookAtTable, finishTablePayment, holdRounds } from "./table-books.store.ts";
import type { TableDeps } from "./table-deps.ts";
import { leaseClaim, notePaid, type TablePaymentRow } from "./table-payments.store.ts";

export type PayRefusal = { readonly name: RefusalOf<typeof route>; readonly details?: RefusalDetails };

/** A payment that a person has asked for: their claim, as their phone showed it, with their own tip. */
export type PayAsked = {
  readonly personId: string;
  readonly claimId: string;
  readonly shownCents: Cents | null;
  readonly tip: TipChoice | null;
  readonly checkout: PayingCheckout;
  readonly paymentCardId: string | null | undefined;
  readonly caller: Caller;
  readonly locale: Locale;
};
type Paid = { readonly isReplayed: boolean };
const refused = (name: PayRefusal["name"], details?: RefusalDetails): Refused<PayRefusal> => ({
  refused: { name, ...(details && { details }) },
});
const IN_PROGRESS = refused("inProgress", { retryAfterSeconds: 1 });

/**
 * Pays a claim by card, once per key: authorises it, then writes it and what it pays of each round in one transaction, then it
 * is captured. If the share is not open any more by then, the authorisation is voided and nothing is taken. A declined card
 * gives its share back. table#table-paying, payment#authorise-write-capture.
 */
export async function payShare(
  deps: TableDeps,
  venue: LoadedVenue,
  table: TableName,
  { checkout, asked }: { readonly checkout: Checkout; readonly asked: PayAsked },
): Promise<Paid | Refused<PayRefusal>> {
  const known = await loadKey(deps.database, checkout, checkout.bodyHash);
  if (known.state === "done") return { isReplayed: true };
  if (known.state === "mismatch") return refused("idempotencyMismatch");
  if (known.state === "running") return IN_PROGRESS;
  if (known.state === "abandoned") await abandonExpiredCheckout(deps.database, known.lease);
  const claim = await beginToPay(deps, table, asked);
  if (isRefused(claim)) return claim;
  const charge = await chargeOf(deps, venue, claim, asked);
  if (isRefused(charge)) return charge;
  const held = await authoriseCheckout(deps, checkout, claim.id, [charge]);
  if (isRefused(held)) {
    const { refused: refusal } = held;
    if (refusal.code === "key-taken" || refusal.code === "lease-lost") return IN_PROGRESS;
    const words = wordPaymentRefusal(refusal, asked.locale);
    if (words.name !== "challengeRequired") await giveBackShare(deps, table, claim);
    return { refused: words };
  }
  const written = await writePaid(deps, table, { held, claimId: claim.id, asked });
  if (isRefused(written)) {
    if (written.refused.code === "lease-lost") return IN_PROGRESS;
    await abandonCheckout(deps.database, held, null);
    return refused("shareGone");
  }
  for (const { restaurantId, paymentId } of held.payments) deps.captureSoon({ restaurantId, paymentId });
  return { isReplayed: false };
}

type Claim = Pick<TablePaymentRow, "id" | "cents" | "tipCents">;

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
    return { id: claimId, cents: claim.cents, tipCents };
  });
  if (!isRefused(begun)) return begun;
  return refused(begun.refused.code === "no-table" ? "noTable" : "shareGone");
}

/** Reviews the card that pays. Only a card or a wallet pays a share. payment#methods. */
async function chargeOf(
  deps: TableDeps,
  venue: LoadedVenue,
  claim: Claim,
  { checkout, paymentCardId, caller, locale }: PayAsked,
): Promise<Charge | Refused<PayRefusal>> {
  const savedCard = await chosenCard(deps, caller, paymentCardId);
  if (savedCard && isRefused(savedCard)) return savedCard;
  const { paymentGateways, wallets } = deps;
  const totalWithTipCents = sumCents([claim.cents, claim.tipCents]);
  const asked = reviewPayment(
    { ...checkout, memberInfo: null },
    { venue, paymentGateways, wallets, type: "dine-in", totalWithTipCents, payer: caller, locale, savedCard },
  );
  if (isRefused(asked)) return asked as Refused<PayRefusal>;
  if (asked.charge) return asked.charge;
  return refused("paymentRequired", { message: m.refusal_payment_not_offered({}, { locale }) });
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

/** Writes an authorised payment and what it pays of each round, under the locks of the rounds and the session. */
function writePaid(
  { database, clock }: TableDeps,
  table: TableName,
  {
    held,
    claimId,
    asked: { personId },
  }: { readonly held: AuthorisedCheckout; readonly claimId: string; readonly asked: PayAsked },
): Promise<TableName | Refused<ShareGone | { readonly code: "lease-lost" }>> {
  const { restaurantId } = table;
  return inRefusableTransaction<TableName, ShareGone | { readonly code: "lease-lost" }>(
    database,
    "read committed",
    async (transaction) => {
      await holdRounds(transaction, table);
      await holdAnySession(transaction, table);
      const now = clock();
      const claim = await findOpenClaim(transaction, table, { id: claimId, person: personId, now });
      if (isRefused(claim)) return claim;
      const [payment] = held.payments;
      if (!payment) throw new Error("A payment at a table has one card.");
      const { paymentId, card, amountCents } = payment;
      // Another tab may pay the same claim with another tip.
      if (amountCents !== claim.cents + claim.tipCents)
        return { refused: { code: "share-gone", leftCents: claim.cents } };
      const of = { id: claimId, paymentId, cardType: card.type, last4: card.last4 };
      if (!(await finishTablePayment(transaction, { ...held, ...of }))) return { refused: { code: "lease-lost" } };
      await notePaid(transaction, { restaurantId, ...of, at: now });
      const { cents, tipCents } = claim;
      const tip = tipCents > 0 ? { accounts: ["tips"], amounts: [-tipCents] } : { accounts: [], amounts: [] };
      const entry = {
        ...{ kind: TABLE_PAYMENT_KINDS.made, method: null, orderId: claimId },
        accounts: ["due", TABLE_BILL_ACCOUNT, ...tip.accounts],
        amounts: [cents + tipCents, -cents, ...tip.amounts],
      };
      await bookAtTable(transaction, restaurantId, [entry], now);
      await settleHeldTable(transaction, table, now);
      return table;
    },
    restaurantId,
  );
}
