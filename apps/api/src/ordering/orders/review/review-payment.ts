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
  TABLE_BILL,
  type Wallet,
} from "@comptoir/ordering";
import { type PaymentGateways, processorOf } from "../../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../../gateways/payment/port.ts";
import type { Payer } from "../../../money/payment/card-testing.ts";
import { type ChargeableCard, paysAt } from "../../../money/payment/saved-cards.store.ts";
import { type Wallets, walletsOf } from "../../../money/payment/wallets.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import type { OrderName } from "../order-changes.ts";
import type { NewOrder } from "../order-record.ts";
import type { SubmitRefusal } from "./submit.ts";

/**
 * A card in a submit: the gateway's token, and the fields that the bank verifies. A receipt shows the card's
 * details as the gateway reports them.
 */
export type CardToCharge = {
  readonly token: string;
  /** The card's own token, if `token` is a copy of it for one payment. */
  readonly copyOf?: string;
  readonly expiryDate: string | null;
  readonly postalCode: string | null;
};

/** A card payment to authorise, for all orders of a submission or for one of them. */
export type Charge = {
  /**
   * The order that this payment pays, if each order has its own payment; absent for the whole submission.
   * hub#hub-charges.
   */
  readonly pays?: OrderName;
  readonly gateway: PaymentGateway;
  /**
   * Whether the card is one of the installation's account, although the payment is made on the restaurant's own: a card
   * saved there, or any at a hub whose kitchens take their own payments. payment#copied-card, hub#hub-charges.
   */
  readonly isToCopy: boolean;
  readonly card: CardToCharge;
  /** Wallet that the token is from; absent for an entered or saved card. */
  readonly wallet?: Wallet;
  /** Id of the saved card's customer at the gateway; null for a card that is not saved. */
  readonly customer: string | null;
  readonly amountCents: Cents;
  readonly payer: Payer;
  readonly cardTesting: CardTestingLimits;
};

/**
 * How an order is paid: the payment fields of its row, and the card payment to authorise first; null if no
 * card is charged.
 */
export type ReviewedPayment = {
  readonly charge: Charge | null;
  readonly onOrder: Pick<NewOrder, "paymentMethod" | "paymentStatus" | "paymentReference" | "card">;
};

export type PaymentContext = {
  readonly venue: LoadedVenue;
  readonly paymentGateways: PaymentGateways;
  readonly wallets: Wallets;
  readonly type: OrderType;
  readonly totalWithTipCents: Cents;
  readonly payer: Payer;
  readonly locale: Locale;
  /** The chosen saved card; null for none. payment#saved-cards. */
  readonly savedCard: ChargeableCard | null;
};

type Reviewed = ReviewedPayment | { readonly refused: SubmitRefusal };

/** Returns the payment fields of a new order that is paid by this means. payment#means. */
function begin({ name, begins }: Means, paymentReference: string | null = null): ReviewedPayment["onOrder"] {
  return { paymentMethod: name, paymentStatus: begins, paymentReference, card: null };
}

/**
 * Reviews a required payment. Refuses a missing means of payment, and a means that the restaurant does not
 * offer. payment#methods.
 */
export function reviewPayment(checkout: CheckoutInput, context: PaymentContext): Reviewed {
  const means = meansOf(checkout.paymentMethod || CREDIT_CARD.name);
  if (means?.kind !== "card" && means?.kind !== "billed") return { refused: { name: "paymentRequired" } };
  if (means.kind === "card" && means.wallet) return reviewWallet(means.name, checkout, context);
  const { type, venue, locale } = context;
  if (means.kind === "card" && venue.ordering.cardsOff) return cardsOff(context);
  if (!isMethodOffered(means.name, type, venue.ordering)) {
    const hasOther = PAYMENT_METHODS.some((other) => isMethodOffered(other, type, venue.ordering));
    const message = hasOther
      ? m.refusal_method_not_offered({}, { locale })
      : m.refusal_payment_not_offered({}, { locale });
    return { refused: { name: "paymentRequired", details: { message } } };
  }
  return means.kind === "card" ? reviewCard(checkout, context) : reviewBilled(means, checkout, context);
}

/** The refusal of a card while the restaurant's own account takes none. Nothing was reserved. payment#cards-off. */
function cardsOff({ locale, totalWithTipCents }: Pick<PaymentContext, "locale" | "totalWithTipCents">): Reviewed {
  if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
  return { refused: { name: "paymentRequired", details: { message: m.refusal_cards_off({}, { locale }) } } };
}

/**
 * Payment of an order that needs none now: nothing is left to pay, or it is paid at the restaurant.
 * payment#payment-not-required.
 */
export function withoutPayment({ totalWithTipCents }: Pick<PaymentContext, "totalWithTipCents">): ReviewedPayment {
  const nothing = { paymentMethod: "none", paymentStatus: "not-required", paymentReference: null, card: null } as const;
  return { charge: null, onOrder: totalWithTipCents === 0 ? nothing : begin(PAY_ON_PREMISE) };
}

/** Payment of an event-day order: the suite's tab, which is charged when it is closed. suites#tab. */
export function onTab(): ReviewedPayment {
  return { charge: null, onOrder: begin(SUITE_TAB) };
}

/** Payment of a round of a table: the table's bill, which its people pay later. table#bill. */
export function onTableBill(): ReviewedPayment {
  return { charge: null, onOrder: begin(TABLE_BILL) };
}

/** Payment of an order that account credit pays in full. school#account-credit. */
export const PAID_BY_CREDIT: ReviewedPayment = { charge: null, onOrder: begin(ACCOUNT_CREDIT) };

/**
 * Subtracts account credit from a card payment. Orders that are billed later or paid in person use no credit.
 * school#account-credit.
 */
export function lessCredit({ charge, onOrder }: ReviewedPayment, creditCents: Cents): ReviewedPayment {
  return { onOrder, charge: charge && { ...charge, amountCents: cents(charge.amountCents - creditCents) } };
}

/**
 * Reviews a means that is billed later: no card is charged now. A means with a reference field requires the
 * reference. payment#invoiced.
 */
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

/**
 * Reviews a card, sent as a token of the gateway; `avs` makes the postal code required. payment#card-numbers,
 * payment#avs.
 */
function reviewCard(
  { card }: CheckoutInput,
  { venue, paymentGateways, totalWithTipCents, payer, locale, savedCard }: PaymentContext,
): Reviewed {
  const { data, ordering } = venue;
  const processor = processorOf(venue, paymentGateways);
  if (processor?.takes !== "cards") {
    return {
      refused: { name: "paymentRequired", details: { message: m.refusal_payment_not_offered({}, { locale }) } },
    };
  }
  const { account, processor: ofInstallation } = processor.gateway;
  // A card saved at another processor, or on another restaurant's account there, cannot be charged here.
  const kept = savedCard && paysAt(savedCard, processor.gateway) ? savedCard : null;
  // The page of a hub whose kitchens take their own payments enters cards for the installation's account.
  const isEnteredElsewhere = kept === null && (venue.hub?.multiple_mids ?? false);
  const isToCopy = account !== null && (isEnteredElsewhere || kept?.keptAt === ofInstallation);
  const token = kept?.token ?? (savedCard ? null : card?.token);
  if (!token) return { refused: { name: savedCard ? "cardUnknown" : "paymentRequired" } };
  const postalCode = card?.postal_code?.trim() || kept?.postalCode || null;
  if (data.avs && postalCode === null) {
    const issues = [{ path: "data.checkout.card.postal_code", problem: "required" as const }];
    return { refused: { name: "invalidRequest", details: { issues } } };
  }
  // Without a total, for example because a gift card paid the whole order, no card payment is left.
  if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
  const expiryDate = kept ? kept.expiryDate : (card?.expiry_date ?? null);
  return {
    charge: {
      gateway: processor.gateway,
      isToCopy,
      card: { token, expiryDate, postalCode },
      customer: kept?.customer ?? null,
      amountCents: totalWithTipCents,
      payer,
      cardTesting: ordering.cardTesting,
    },
    onOrder: begin(CREDIT_CARD),
  };
}

/**
 * Reviews a device's wallet, whose payload the gateway takes like a card's token. Refuses a wallet that is not
 * offered here. payment#wallets.
 */
function reviewWallet(
  wallet: Wallet,
  checkout: CheckoutInput,
  { venue, paymentGateways, wallets, type, totalWithTipCents, payer, locale }: PaymentContext,
): Reviewed {
  const { ordering } = venue;
  if (ordering.cardsOff) return cardsOff({ locale, totalWithTipCents });
  const processor = processorOf(venue, paymentGateways);
  const isOffered = isMethodOffered(CREDIT_CARD.name, type, ordering) && walletsOf(processor, wallets)[wallet];
  if (processor?.takes !== "cards" || !isOffered) return { refused: { name: "walletUnsupported" } };
  const token = checkout[MEANS[wallet].wallet.payloadField];
  if (!token) return { refused: { name: "paymentRequired" } };
  if (totalWithTipCents === 0) return withoutPayment({ totalWithTipCents });
  return {
    charge: {
      gateway: processor.gateway,
      isToCopy: false,
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
