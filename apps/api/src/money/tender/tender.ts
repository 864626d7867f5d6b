import { type Cents, cents, ZERO_CENTS } from "@comptoir/ordering";
import type { PaymentName, PaymentStatus } from "../payment/payments.store.ts";

/** `taken`: received or authorised. `owed`: paid later. payment#tender. */
export type TenderState = "taken" | "owed";

/** Source of a tender, such as a gift card. Each means has its own fields. */
export type TenderReference = Readonly<Record<string, string | number>>;

/** The share of an order that one means pays. payment#tender. */
export type Tender = {
  /** Rank of the means in the sequence of use, from 1. */
  readonly position: number;
  readonly means: string;
  readonly amountCents: Cents;
  readonly backCents: Cents;
  readonly state: TenderState;
  readonly reference: TenderReference;
  /** The gateway's payment; null for a means without a gateway. */
  readonly payment: TenderPayment | null;
};

/**
 * A gateway's payment of a tender. `isShared`: it also pays other orders. `awaitsAnswer`: it is held until its
 * orders are answered. payment#held.
 */
export type TenderPayment = PaymentName & {
  readonly status: PaymentStatus;
  readonly isShared: boolean;
  readonly awaitsAnswer: boolean;
};

export type NewTender = Pick<Tender, "means" | "amountCents" | "state" | "reference">;

export type OrderOfTenders = { readonly restaurantId: string; readonly orderId: string };

export function leftOf({ amountCents, backCents }: Pick<Tender, "amountCents" | "backCents">): Cents {
  return cents(amountCents - backCents);
}

export function paidBy(means: string, tenders: readonly Pick<Tender, "means" | "amountCents">[]): Cents {
  return tenders.find((tender) => tender.means === means)?.amountCents ?? ZERO_CENTS;
}
