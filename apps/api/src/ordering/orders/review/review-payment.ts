import type { CheckoutInput } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import {
  ACCOUNT_CREDIT,
  billingReference,
  type CardTestingLimits,
  type Cents,
  CREDIT_CARD,
  cents,
  isMethodOffered,
  type ListedMeans,
  type Locale,
  MEANS,
  type Means,
  meansOf,
  type OrderType,
  PAY_ON_PREMISE,
  PAYMENT_METHODS,
  SUITE_TAB,
  type Wallet,
} from "@comptoir/ordering";
import { type PaymentGateways, processorOf } from "../../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../../gateways/payment/port.ts";
import type { Payer } from "../../../money/payment/card-testing.ts";
import type { ChargeableCard } from "../../../money/payment/saved-cards.store.ts";
import { type Wallets, walletsOf } from "../../../money/payment/wallets.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { OrderName } from "../order-changes.ts";
import type { NewOrder } from "../order-record.ts";
import type { SubmitRefusal } from "./submit.ts";

/** A card as an order brings it: a token of the gateway, and what the bank compares. What a receipt shows is the gateway's to say. */
export type CardToCharge = {
  readonly token: string;
  readonly expiryDate: string | null;
  readonly postalCode: string | null;
};

/** What a card is charged, for all orders of a submission, or for one of them. */
export type Charge = {
  /** The order that it pays, where each is charged by itself; absent: all of the submission. hub#hub-charges. */
  readonly pays?: OrderName;
  readonly gateway: PaymentGateway;
  readonly card: CardToCharge;
  /** The wallet that the token is of; absent for a card that was entered or saved. */
  readonly wallet?: Wallet;
  /** Whose saved card it is, as the gateway calls them; null for a card that is not kept. */
  readonly customer: string | null;
  readonly amountCents: Cents;
  readonly payer: Payer;
  readonly cardTesting: CardTestingLimits;
};

/** How an order is paid: what its row says of it, and what is charged before it is written; null for nothing. */
export type ReviewedPayment = {
  readonly charge: Charge | null;
  readonly onOrder: Pick<NewOrder, "paymentMethod" | "paymentStatus" | "paymentReference" | "card">;
};

/** What bears on a payment beside the checkout. */
export type PaymentContext = {
  readonly venue: LoadedVenue;
  readonly paymentGateways: PaymentGateways;
  readonly wallets: Wallets;
  readonly type: OrderType;
  readonly totalWithTipCents: Cents;
  readonly payer: Payer;
  readonly locale: Locale;
  /** The saved card that was chosen; null where none was. payment#saved-cards. */
  readonly savedCard: ChargeableCard | null;
};

type Reviewed = ReviewedPayment | { readonly refused: SubmitRefusal };

/** An order as it begins under a means. payment#means. */
function begin({ name, begins }: Means, paymentReference: string | null = null): ReviewedPayment["onOrder"] {
  return { paymentMethod: name, paymentStatus: begins, paymentReference, card: null };
}

/** Reviews a payment that is required. One that is missing, or is not offered here, has to be made first. payment#methods. */
export function reviewPayment(checkout: CheckoutInput, context: PaymentContext): Reviewed {
  const means = meansOf(checkout.paymentMethod || CREDIT_CARD.name);
  if (means?.kind !== "card" && means?.kind !== "billed") return { refused: { name: "paymentRequired" } };
  if (means.kind === "card" && means.wallet) return reviewWallet(means.name, checkout, context);
  const { type, venue, locale } = context;
  if (!isMethodOffered(means.name, type, venue.ordering)) {
    const hasOther = PAYMENT_METHODS.some((other) => isMethodOffered(other, type, venue.ordering));
    const message = hasOther
      ? m.refusal_method_not_offered({}, { locale })
      : m.refusal_payment_not_offered({}, { locale });
    return { refused: { name: "paymentRequired", details: { message } } };
  }
  return means.kind === "card" ? reviewCard(checkout, context) : reviewBilled(means, checkout, context);
}

/** An order that is placed unpaid: nothing is left to pay, or it is paid at the restaurant. payment#payment-not-required. */
export function withoutPayment({ totalWithTipCents }: Pick<PaymentContext, "totalWithTipCents">): ReviewedPayment {
  const nothing = { paymentMethod: "none", paymentStatus: "not-required", paymentReference: null, card: null } as const;
  return { charge: null, onOrder: totalWithTipCents === 0 ? nothing : begin(PAY_ON_PREMISE) };
}

/** An order of an event's day stands on the suite's tab; nothing is taken of it before that is closed. suites#tab. */
export function onTab(): ReviewedPayment {
  return { charge: null, onOrder: begin(SUITE_TAB) };
}

/** An order that account credit pays whole. school#account-credit. */
export const PAID_BY_CREDIT: ReviewedPayment = { charge: null, onOrder: begin(ACCOUNT_CREDIT) };

/** What a card is charged where credit pays a part. What is billed later or paid in person uses none. school#account-credit. */
export function lessCredit({ charge, onOrder }: ReviewedPayment, creditCents: Cents): ReviewedPayment {
  return { onOrder, charge: charge && { ...charge, amountCents: cents(charge.amountCents - creditCents) } };
}

/** A means that is billed: nothing is taken now. The field that it asks for has to be filled in. payment#invoiced. */
function reviewBilled(
  means: ListedMeans<"billed">,
  checkout: CheckoutInput,
  { totalWithTipCents }: PaymentContext,
): Reviewed {
  const reference = billingReference(means, checkout);
  if (means.field !== null && reference === null) {
    const issues = [{ path: `data.checkout.${means.field}`, problem: "required" as const }];
    return { refused: { name: "invalidRequest", details: { issues } } };
  }
  if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
  return { charge: null, onOrder: begin(means, reference) };
}

/** A card, as a token of the gateway; `avs` makes the postal code required. payment#card-numbers, payment#avs. */
function reviewCard(
  { card }: CheckoutInput,
  { venue: { data, ordering }, paymentGateways, totalWithTipCents, payer, locale, savedCard }: PaymentContext,
): Reviewed {
  const processor = processorOf(data, paymentGateways);
  if (processor?.takes !== "cards") {
    return {
      refused: { name: "paymentRequired", details: { message: m.refusal_payment_not_offered({}, { locale }) } },
    };
  }
  // A card that another processor keeps cannot be charged here.
  const kept = savedCard?.processor === processor.gateway.processor ? savedCard : null;
  const token = kept?.token ?? (savedCard ? null : card?.token);
  if (!token) return { refused: { name: savedCard ? "cardUnknown" : "paymentRequired" } };
  const postalCode = card?.postal_code?.trim() || kept?.postalCode || null;
  if (data.avs && postalCode === null) {
    const issues = [{ path: "data.checkout.card.postal_code", problem: "required" as const }];
    return { refused: { name: "invalidRequest", details: { issues } } };
  }
  // A card is asked for and there is nothing to take from it: a gift card has paid all of an order that may not go unpaid.
  if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
  const expiryDate = kept ? kept.expiryDate : (card?.expiry_date ?? null);
  return {
    charge: {
      gateway: processor.gateway,
      card: { token, expiryDate, postalCode },
      customer: kept?.customer ?? null,
      amountCents: totalWithTipCents,
      payer,
      cardTesting: ordering.cardTesting,
    },
    onOrder: begin(CREDIT_CARD),
  };
}

/** A device's wallet: its payload goes to the gateway as a card's token does. One that is not offered here is unsupported. payment#wallets. */
function reviewWallet(
  wallet: Wallet,
  checkout: CheckoutInput,
  { venue: { data, ordering }, paymentGateways, wallets, type, totalWithTipCents, payer }: PaymentContext,
): Reviewed {
  const processor = processorOf(data, paymentGateways);
  const isOffered = isMethodOffered(CREDIT_CARD.name, type, ordering) && walletsOf(processor, wallets)[wallet];
  if (processor?.takes !== "cards" || !isOffered) return { refused: { name: "walletUnsupported" } };
  const token = checkout[MEANS[wallet].wallet.payloadField];
  if (!token) return { refused: { name: "paymentRequired" } };
  if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
  return {
    charge: {
      gateway: processor.gateway,
      card: { token, expiryDate: null, postalCode: null },
      wallet,
      customer: null,
      amountCents: totalWithTipCents,
      payer,
      cardTesting: ordering.cardTesting,
    },
    onOrder: begin(MEANS[wallet]),
  };
}
