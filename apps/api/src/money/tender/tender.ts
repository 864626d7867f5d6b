import { type Cents, cents, ZERO_CENTS } from "@comptoir/ordering";
import type { PaymentName, PaymentStatus } from "../payment/payments.store.ts";

/** The state of a tender: `taken`, received or authorised; `owed`, paid later. payment#tender. */
export type TenderState = "taken" | "owed";

/** Identifies the source of a tender, such as a gift card; each means reads its own fields. */
export type TenderReference = Readonly<Record<string, string | number>>;

/** The share of an order that one means pays. payment#tender. */
export type Tender = {
  /** The sequence in which the means are used, from 1. */
  readonly position: number;
  /** The name of the means, as in the table of means. */
  readonly means: string;
  readonly amountCents: Cents;
  /** The amount that was given back. */
  readonly backCents: Cents;
  readonly state: TenderState;
  readonly reference: TenderReference;
  /** The gateway's payment; null for a means without a gateway. */
  readonly payment: TenderPayment | null;
};

/** A gateway's payment of a tender. `isShared`: it pays tenders of other orders too. */
export type TenderPayment = PaymentName & { readonly status: PaymentStatus; readonly isShared: boolean };

/** A tender of an order that is about to be written. */
export type NewTender = Pick<Tender, "means" | "amountCents" | "state" | "reference">;

/** An order whose tenders are taken or given back. */
export type OrderOfTenders = { readonly restaurantId: string; readonly orderId: string };

/** Returns the remaining amount of a tender in cents: the amount taken, less the amount given back. */
export function leftOf({ amountCents, backCents }: Pick<Tender, "amountCents" | "backCents">): Cents {
  return cents(amountCents - backCents);
}

/** Returns the amount that a means pays, in cents; zero if it pays nothing. */
export function paidBy(means: string, tenders: readonly Pick<Tender, "means" | "amountCents">[]): Cents {
  return tenders.find((tender) => tender.means === means)?.amountCents ?? ZERO_CENTS;
}
