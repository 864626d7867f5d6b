import { randomUUIDv7 } from "node:crypto";
import type { Cents, TableShare } from "@comptoir/ordering";
import { TABLE_BILL_ACCOUNT, TABLE_PAYMENT_KINDS } from "../../money/ledger/steps.ts";
import { takePointsBack } from "../../money/loyalty/points-back.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { ShareTender } from "./share-tenders.store.ts";
import { giveStoredBack, shareBackSoFar } from "./share-tenders.ts";
import type { TableEntry } from "./table-books.store.ts";
import { type TablePaymentRow, writeTableBack } from "./table-payments.store.ts";

/** What a payment gives back: of its share, with its lines, or of its tip, once per `key`. */
type PaymentPart =
  | { readonly of: "share"; readonly cents: Cents; readonly lines: TableShare["lines"] }
  | { readonly of: "tip"; readonly cents: Cents; readonly key: string; readonly reason: string };

type Paid = {
  readonly restaurantId: string;
  readonly payment: TablePaymentRow;
  /** Stored value of the table's payments, which the caller has locked. */
  readonly stored: readonly ShareTender[];
  readonly at: Date;
};

/**
 * Gives a part of a payment at a table back to what paid it, the card first, as a refund of that payment, and takes back the points
 * that a share earned; returns the entries to book. table#table-refunds, table#table-tip-back, people#points-back.
 */
export async function givePaymentBack(
  transaction: Transaction,
  { restaurantId, payment, stored, at }: Paid,
  part: PaymentPart,
): Promise<readonly TableEntry[]> {
  const { id, payeeId } = payment;
  const { cents } = part;
  const refundId = randomUUIDv7();
  const { entries, ...byMeans } = await giveStoredBack(
    transaction,
    { payment: { ...payment, restaurantId, at }, part },
    stored.filter((tender) => tender.id === id),
    refundId,
  );
  const postings = { accounts: [part.of === "tip" ? "tips" : TABLE_BILL_ACCOUNT, "due"], amounts: [cents, -cents] };
  const isWritten = await writeTableBack(transaction, {
    ...{ restaurantId, payeeId, refundId, id, at, ...postings, ...byMeans },
    ...(part.of === "tip"
      ? {
          key: part.key,
          reason: part.reason,
          cents: 0,
          tipCents: cents,
          lines: [],
          asked: { of: "tip", amountCents: cents },
        }
      : {
          key: refundId,
          reason: null,
          cents,
          tipCents: 0,
          lines: part.lines,
          asked: { of: "amount", amountCents: cents },
        }),
  });
  if (!isWritten) throw new Error("A payment at a table has less left than it has to give back.");
  if (part.of === "share") {
    await takePointsBack(transaction, { restaurantId, orderId: id }, shareBackSoFar(payment, cents), at);
  }
  return [
    { restaurantId: payeeId, kind: TABLE_PAYMENT_KINDS.back, method: null, orderId: id, ...postings },
    ...entries,
  ];
}
