import { type Cents, cents, formatCents, type Refused, splitShareBack, sumCents, ZERO_CENTS } from "@comptoir/ordering";
import { TABLE_SHARES } from "../../money/ledger/steps.ts";
import type { RefundedSoFar } from "../../money/loyalty/points-back.ts";
import { operationsOf } from "../../money/tender/means/index.ts";
import type { GivingBack, TenderRefusal } from "../../money/tender/means/operations.ts";
import { holdTenders, takeTenders } from "../../money/tender/take-tenders.ts";
import { leftOf, type NewTender, type Tender } from "../../money/tender/tender.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import {
  listShareTenders,
  noteTenderBack,
  type ShareName,
  type ShareTender,
  writeShareTenders,
} from "./share-tenders.store.ts";
import type { TableEntry } from "./table-books.store.ts";
import type { TablePaymentRow } from "./table-payments.store.ts";

/**
 * Takes a share's stored value, in the transaction that writes its payment; returns the entries to book. Refused if less is left
 * than it is to pay: the caller rolls back. table#table-stored.
 */
export async function takeStored(
  transaction: Transaction,
  { restaurantId, id, owner }: ShareName & { readonly owner: string },
  tenders: readonly NewTender[],
  at: Date,
): Promise<readonly TableEntry[] | Refused<TenderRefusal>> {
  const short = await takeTenders(transaction, tenders, { restaurantId, orderId: id, owner, at, together: [id] });
  if (short) return short;
  await writeShareTenders(transaction, { restaurantId, id }, tenders);
  return tenders.flatMap((tender) => entryOf({ restaurantId, id }, tender, "taken", tender.amountCents));
}

/**
 * Locks the stored value of a table's payments, and of one that is being made, in one sequence: before the first of them is taken or
 * given back. payment#write.
 */
export async function holdStored(
  transaction: Transaction,
  restaurantId: string,
  payments: readonly { readonly id: string }[],
  taken: readonly NewTender[] = [],
): Promise<readonly ShareTender[]> {
  const before = await listShareTenders(transaction, { restaurantId, ids: payments.map(({ id }) => id) });
  await holdTenders(transaction, [...before, ...taken]);
  return before;
}

/** A payment that gives back: what it paid of its share and as its tip, and what it has given back of each before. */
export type PaymentBack = ShareName &
  Pick<TablePaymentRow, "owner" | "cents" | "tipCents" | "backCents" | "tipBackCents"> & { readonly at: Date };

/** What goes back now, of the share or of the tip. */
type PartBack = { readonly of: "share" | "tip"; readonly cents: Cents };

/** What a payment gives back by each means, and the entries of its stored value. `given` is as on the receipt of a refund. */
export type GivenByMeans = {
  readonly cardCents: Cents;
  readonly giftCardCents: Cents;
  readonly pointsCents: Cents;
  readonly given: Readonly<Record<string, string>>;
  readonly entries: readonly TableEntry[];
};

/**
 * Gives back to a payment's stored value what of an amount is not the card's, as a refund of the payment. The caller has locked the
 * stored value, and gives the card its part. table#table-refunds.
 */
export async function giveStoredBack(
  transaction: Transaction,
  { payment, part: { of, cents: back } }: { readonly payment: PaymentBack; readonly part: PartBack },
  tenders: readonly ShareTender[],
  refundId: string,
): Promise<GivenByMeans> {
  const ofShare = of === "share" ? back : ZERO_CENTS;
  const parts = { cents: ofShare, tipCents: cents(back - ofShare) };
  const shares = splitShareBack([...tenders.map(toRefund), cardOf(payment, tenders)], payment, parts);
  const why = { why: "refunded", refundId, soFar: shareBackSoFar(payment, ofShare) } as const;
  const entries: TableEntry[] = [];
  const byField: Record<string, Cents> = {};
  for (const [index, tender] of tenders.entries()) {
    const share = shares[index] ?? cents(0);
    entries.push(...(await giveTenderBack(transaction, payment, tender, share, why)));
    byField[operationsOf(tender).givenAs(asTender(tender))] = share;
  }
  const cardCents = shares.at(-1) ?? cents(0);
  const given = Object.entries({ ...byField, toCard: cardCents }).filter(([, amount]) => amount > 0);
  return {
    cardCents,
    giftCardCents: byField.toGiftCard ?? cents(0),
    pointsCents: byField.toPoints ?? cents(0),
    given: Object.fromEntries([["amount", formatCents(back)], ...given.map(([to, one]) => [to, formatCents(one)])]),
    entries,
  };
}

/** What of a share has gone back, with what goes back now: points follow it in proportion, without the tip. people#points-back. */
export function shareBackSoFar(
  { cents: share, backCents }: Pick<PaymentBack, "cents" | "backCents">,
  now: Cents,
): RefundedSoFar {
  return { refundedCents: sumCents([backCents, now]), billCents: share };
}

/** Gives all that is left of a failed payment back to its stored value: the gateway has not captured its card. table#table-refunds. */
export async function giveFailedBack(
  transaction: Transaction,
  payment: ShareName & { readonly owner: string | null; readonly at: Date },
  tenders: readonly ShareTender[],
): Promise<readonly TableEntry[]> {
  const entries: TableEntry[] = [];
  const why = { why: "cancelled", refundId: null, soFar: "all" } as const;
  for (const tender of tenders) {
    entries.push(...(await giveTenderBack(transaction, payment, tender, leftOf(tender), why)));
  }
  return entries;
}

async function giveTenderBack(
  transaction: Transaction,
  { restaurantId, id, owner, at }: ShareName & { readonly owner: string | null; readonly at: Date },
  tender: ShareTender,
  share: Cents,
  why: Pick<GivingBack, "why" | "refundId" | "soFar">,
): Promise<readonly TableEntry[]> {
  // Points may come back for no cent.
  if (share === 0 && operationsOf(tender).isInProportion !== true) return [];
  await noteTenderBack(transaction, { restaurantId, id, position: tender.position, cents: share });
  const back = {
    restaurantId,
    orderId: id,
    owner,
    tender: asTender(tender),
    backCents: share,
    at,
    ...why,
  } as GivingBack;
  await operationsOf(tender).giveBack?.(transaction, back);
  return share === 0 ? [] : entryOf({ restaurantId, id }, tender, "back", cents(-share));
}

/** The ledger entry of what stored value pays; what comes back has the other sign. payment#ledger. */
function entryOf(
  { restaurantId, id: orderId }: ShareName,
  tender: Pick<NewTender, "means" | "reference">,
  kind: "taken" | "back",
  amount: Cents,
): TableEntry[] {
  const { account } = operationsOf(tender);
  if (account === null) return [];
  const postings = { accounts: [account.name, "due"], amounts: [amount, -amount] };
  return [{ restaurantId, kind: account[kind], method: TABLE_SHARES, orderId, ...postings }];
}

function toRefund({ means, amountCents, backCents }: ShareTender) {
  return { amountCents, backCents, isInProportion: operationsOf({ means }).isInProportion ?? false };
}

/** The card's part of a payment: what stored value has not paid. It is the last in the sequence. */
function cardOf({ cents: share, tipCents, backCents, tipBackCents }: PaymentBack, tenders: readonly ShareTender[]) {
  const stored = sumCents(tenders.map((one) => one.amountCents));
  const back = sumCents(tenders.map((one) => one.backCents));
  return {
    amountCents: cents(share + tipCents - stored),
    backCents: cents(backCents + tipBackCents - back),
    isInProportion: false,
  };
}

function asTender({ position, means, amountCents, backCents, reference }: ShareTender): Tender {
  return { position, means, amountCents, backCents, reference, state: "taken", payment: null };
}
