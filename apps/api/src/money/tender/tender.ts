import { type Cents, cents, ZERO_CENTS } from "@comptoir/ordering";
import type { PaymentName, PaymentStatus } from "../payment/payments.store.ts";

/** Where a tender stands: the money is here, or promised by a gateway; or it is paid later. payment#tender. */
export type TenderState = "taken" | "owed";

/** By what a means knows whose money a tender is; each means reads its own. */
export type TenderReference = Readonly<Record<string, string | number>>;

/** What pays a part of an order: a row of its bill's other side. payment#tender. */
export type Tender = {
  /** The sequence in which the means are used, from 1. */
  readonly position: number;
  /** The means, as the table of means names it. */
  readonly means: string;
  readonly amountCents: Cents;
  /** What of it has been given back. */
  readonly backCents: Cents;
  readonly state: TenderState;
  readonly reference: TenderReference;
  /** The payment of a gateway; null where none is asked. */
  readonly payment: TenderPayment | null;
};

/** A payment of a gateway that pays a tender, and perhaps those of other orders. */
export type TenderPayment = PaymentName & { readonly status: PaymentStatus; readonly isShared: boolean };

/** A tender of an order that is about to be written. */
export type NewTender = Pick<Tender, "means" | "amountCents" | "state" | "reference">;

/** An order whose tenders are taken or given back. */
export type OrderOfTenders = { readonly restaurantId: string; readonly orderId: string };

/** What a tender has left: what was taken of its means, less what was given back. In cents. */
export function leftOf({ amountCents, backCents }: Pick<Tender, "amountCents" | "backCents">): Cents {
  return cents(amountCents - backCents);
}

/** What a means pays of an order, in cents; zero for nothing. */
export function paidBy(means: string, tenders: readonly Pick<Tender, "means" | "amountCents">[]): Cents {
  return tenders.find((tender) => tender.means === means)?.amountCents ?? ZERO_CENTS;
}
