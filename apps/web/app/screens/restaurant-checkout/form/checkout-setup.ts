import type { PaymentMethodData, TimesData } from "@comptoir/contract";
import type { Cents, Id, PaymentProcessorName, RestaurantData, TipChoices } from "@comptoir/ordering";
import type { BillWording, MethodLabels } from "@comptoir/receipt";
import type { CardGatewayConfig } from "../../../cards/card-gateway.ts";
import type { OrderToChange } from "../../../cart/order-to-change.ts";
import { NO_WALLETS, type OfferedWallets } from "../../../wallets/offered-wallets.ts";
import type { CodeSettings } from "../../restaurant-cart/codes.ts";
import type { DeliveryOffer } from "./delivery-offer.ts";
import type { QuestionView } from "./question-views.ts";
import type { Remembered } from "./remembered.ts";
import type { SuiteOfCheckout } from "./suite-of-checkout.ts";

/**
 * The times of a cart. `key` is the order type and the lines that they were requested for. `times` is null for an
 * empty cart or a failed request. `isUnanswered`: the server did not answer.
 */
export type KnownTimes = { readonly key: string; readonly times: TimesData | null; readonly isUnanswered?: true };

/** A group as the checkout of one of its orders knows it. `date`: its time; null for as soon as possible. */
export type GroupOfCheckout = {
  readonly id: string;
  readonly name: string;
  readonly pays: "host" | "each";
  readonly date: string | null;
};

export type CheckoutSetup = {
  readonly wording: BillWording;
  readonly codes: CodeSettings;
  /** The part of the restaurant that the form's rules read. */
  readonly rules: {
    readonly order_options: Pick<NonNullable<RestaurantData["order_options"]>, "custom_questions" | "hide_guest_info">;
  };
  readonly questions: readonly QuestionView[];
  readonly tips: TipChoices | null;
  /**
   * The promo code of the signed-in person's account, which is applied automatically; null for none.
   * checkout#own-promo-code.
   */
  readonly promoCode: string | null;
  readonly hidesTakeoutNotes: boolean;
  /** The least subtotal of a catering order, in cents; null for none. ordering#catering-minimum. */
  readonly cateringMinimumCents: Cents | null;
  readonly hasLoyalty: boolean;
  /** Seconds within which the restaurant answers an order by hand; null if it accepts orders as placed. board#wait. */
  readonly answerSeconds: number | null;
  /** Null if this order type is not delivered. */
  readonly delivery: DeliveryOffer | null;
  readonly payment: Omit<CardGatewayConfig, "today"> & {
    /** Null if the payment config could not be loaded. */
    readonly processor: PaymentProcessorName | null;
    readonly paymentMethods: readonly string[];
    /** Whether the restaurant's own account takes no cards at the moment. payment#cards-off. */
    readonly cardsOff: boolean;
    /** The least amount of a card payment, in cents; null for none. payment#least-charge. */
    readonly leastCents: number | null;
    readonly labels: MethodLabels;
    readonly wallets: OfferedWallets;
  };
  /** The restaurant's id in payment calls. */
  readonly app8RestaurantId: Id;
  readonly remembered: Remembered;
  /**
   * `signed-in`, `offered` (a guest may register with the order), or `unknown` (offline, or the session was not
   * checked).
   */
  readonly account: "signed-in" | "offered" | "unknown";
  readonly ownEmail: string | null;
  readonly savedCards: readonly PaymentMethodData[];
  readonly choosesTime: boolean;
  /**
   * The times of the cart that the server saved; null if no time can be chosen, no cart is saved, or the call failed.
   */
  readonly times: KnownTimes | null;
  /** The time of day from the link, `18:15`; null for none. ordering#reorder-time. */
  readonly wantedTime: string | null;
  /**
   * The order that the checkout replaces; the checkout starts with that order's time and tip.
   * ordering#change-by-guest.
   */
  readonly toChange: OrderToChange | null;
  readonly suite: SuiteOfCheckout | null;
  /** The group of which the order is one; absent for an order alone. table#group-send. */
  readonly group?: GroupOfCheckout;
  /** The account credit of the signed-in person at this restaurant, in cents. school#account-credit. */
  readonly creditCents: number;
};

/** A payment config without any way to pay: nothing can be ordered. */
export const NO_PAYMENT: CheckoutSetup["payment"] = {
  processor: null,
  paymentMethods: [],
  wallets: NO_WALLETS,
  tokenUrl: null,
  publishableKey: null,
  account: null,
  cardsOff: false,
  leastCents: null,
  avs: false,
  labels: {},
};
