import type { CheckoutInput } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import {
  BILLING_FIELDS,
  billingOf,
  type CardTestingLimits,
  type Cents,
  cents,
  type ExtraMethod,
  isMethodOffered,
  isPaymentMethod,
  isWallet,
  type Locale,
  type OrderType,
  PAYMENT_METHODS,
  type PaymentMethod,
  type Wallet,
} from "@comptoir/ordering";
import { type PaymentGateways, processorOf } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import type { Payer } from "../../payment/card-testing.ts";
import type { ChargeableCard } from "../../payment/saved-cards.store.ts";
import { type Wallets, walletsOf } from "../../payment/wallets.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { CheckoutPayment } from "../held-checkouts.store.ts";
import type { OrderName } from "../order-changes.ts";
import type { NewOrder } from "../order-record.ts";
import type { SubmitRefusal } from "./submit-refusal.ts";

/** A card as an order brings it: a token of the gateway, and what the bank compares. What a receipt shows is the gateway's to say. */
export type CardToCharge = CheckoutPayment["card"] & { readonly token: string };

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

type Review = (
  checkout: CheckoutInput,
  context: PaymentContext,
) => ReviewedPayment | { readonly refused: SubmitRefusal };

/** What each way to pay asks of a checkout. */
const METHODS: Readonly<Record<PaymentMethod, Review>> = {
  credit_card: reviewCard,
  invoice: reviewBilled("invoice"),
  costCenter: reviewBilled("costCenter"),
  purchaseOrder: reviewBilled("purchaseOrder"),
};

/** Reviews a payment that is required. One that is missing, or is not offered here, has to be made first. payment#methods. */
export function reviewPayment(checkout: CheckoutInput, context: PaymentContext): ReturnType<Review> {
  const method = checkout.paymentMethod || "credit_card";
  if (isWallet(method)) return reviewWallet(method, checkout, context);
  if (!isPaymentMethod(method)) return { refused: { name: "paymentRequired" } };
  const { type, venue, locale } = context;
  if (!isMethodOffered(method, type, venue.ordering)) {
    const hasOther = PAYMENT_METHODS.some((other) => isMethodOffered(other, type, venue.ordering));
    const message = hasOther
      ? m.refusal_method_not_offered({}, { locale })
      : m.refusal_payment_not_offered({}, { locale });
    return { refused: { name: "paymentRequired", details: { message } } };
  }
  return METHODS[method](checkout, context);
}

/** An order that is placed unpaid: nothing is left to pay, or it is paid at the restaurant. payment#payment-not-required. */
export function withoutPayment({ totalWithTipCents }: Pick<PaymentContext, "totalWithTipCents">): ReviewedPayment {
  const onOrder =
    totalWithTipCents === 0
      ? { paymentMethod: "none", paymentStatus: "not-required" as const }
      : { paymentMethod: "payOnPremise", paymentStatus: "on-premise" as const };
  return { charge: null, onOrder: { ...onOrder, paymentReference: null, card: null } };
}

/** An order of an event's day stands on the suite's tab; nothing is taken of it before that is closed. suites#tab. */
export function onTab(): ReviewedPayment {
  return {
    charge: null,
    onOrder: { paymentMethod: "tab", paymentStatus: "on-tab", paymentReference: null, card: null },
  };
}

/** An order that account credit pays whole. school#account-credit. */
export const PAID_BY_CREDIT: ReviewedPayment = {
  charge: null,
  onOrder: { paymentMethod: "account_credit", paymentStatus: "not-required", paymentReference: null, card: null },
};

/** What a card is charged where credit pays a part. What is billed later or paid in person uses none. school#account-credit. */
export function lessCredit({ charge, onOrder }: ReviewedPayment, creditCents: Cents): ReviewedPayment {
  return { onOrder, charge: charge && { ...charge, amountCents: cents(charge.amountCents - creditCents) } };
}

/** A way to be billed later: nothing is taken now. A cost center and a purchase order have to be named. payment#invoiced. */
function reviewBilled(method: ExtraMethod): Review {
  const field = BILLING_FIELDS[method];
  return ({ costCenter, purchaseOrder }, { totalWithTipCents }) => {
    const billing = billingOf(method, { costCenter: costCenter ?? "", purchaseOrder: purchaseOrder ?? "" });
    const paymentReference = field && billing[field];
    if (field && paymentReference === null) {
      const issues = [{ path: `data.checkout.${field}`, problem: "required" as const }];
      return { refused: { name: "invalidRequest", details: { issues } } };
    }
    if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
    return {
      charge: null,
      onOrder: { paymentMethod: method, paymentStatus: "invoiced", paymentReference, card: null },
    };
  };
}

/** A card, as a token of the gateway; `avs` makes the postal code required. payment#card-numbers, payment#avs. */
function reviewCard(
  { card }: CheckoutInput,
  { venue: { data, ordering }, paymentGateways, totalWithTipCents, payer, locale, savedCard }: PaymentContext,
): ReturnType<Review> {
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
    onOrder: { paymentMethod: "credit_card", paymentStatus: "authorised", paymentReference: null, card: null },
  };
}

/** What each wallet's payload is called in a checkout. checkout#checkout-fields. */
const PAYLOADS = { applePay: "applePayPaymentToken", googlePay: "googlePayPaymentPayload" } as const;

/** A device's wallet: its payload goes to the gateway as a card's token does. One that is not offered here is unsupported. payment#wallets. */
function reviewWallet(
  wallet: Wallet,
  checkout: CheckoutInput,
  { venue: { data, ordering }, paymentGateways, wallets, type, totalWithTipCents, payer }: PaymentContext,
): ReturnType<Review> {
  const processor = processorOf(data, paymentGateways);
  const isOffered = isMethodOffered("credit_card", type, ordering) && walletsOf(processor, wallets)[wallet];
  if (processor?.takes !== "cards" || !isOffered) return { refused: { name: "walletUnsupported" } };
  const token = checkout[PAYLOADS[wallet]];
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
    onOrder: { paymentMethod: wallet, paymentStatus: "authorised", paymentReference: null, card: null },
  };
}
