import type { PaymentMethodData, TimesData } from "@comptoir/contract";
import {
  eachWallet,
  type Id,
  type PaymentProcessorName,
  type RestaurantData,
  type TipChoices,
  type Wallet,
} from "@comptoir/ordering";
import type { BillWording, MethodLabels } from "@comptoir/receipt";
import type { CardGatewayConfig } from "../../../cards/card-gateway.ts";
import type { OrderToChange } from "../../../cart/order-to-change.ts";
import type { CodeSettings } from "../../restaurant-cart/codes.ts";
import type { DeliveryOffer } from "./delivery-offer.ts";
import type { QuestionView } from "./question-views.ts";
import type { Remembered } from "./remembered.ts";
import type { SuiteOfCheckout } from "./suite-of-checkout.ts";

/** The times of a cart with what they were asked for; `times` is null where the server gave none, and `isUnheard` if it did not answer. */
export type KnownTimes = { readonly key: string; readonly times: TimesData | null; readonly isUnheard?: true };

/** The wallets that a restaurant takes, as its payment config says. */
export type OfferedWallets = Readonly<Record<Wallet, boolean>> & {
  /** The sandbox's own sheet stands for the device's. */
  readonly standIn: boolean;
  readonly googleMerchantId: string | null;
};

/** A restaurant that takes none. */
export const NO_WALLETS: OfferedWallets = {
  ...eachWallet(() => false),
  standIn: false,
  googleMerchantId: null,
};

/** What a restaurant's checkout asks for and how it is paid there. */
export type CheckoutSetup = {
  readonly wording: BillWording;
  readonly codes: CodeSettings;
  /** What the rules of the form read of the restaurant. */
  readonly rules: {
    readonly order_options: Pick<NonNullable<RestaurantData["order_options"]>, "custom_questions" | "hide_guest_info">;
  };
  readonly questions: readonly QuestionView[];
  readonly tips: TipChoices | null;
  /** The promo code of the signed-in person, which is tried for them; null for none. checkout#own-promo-code. */
  readonly promoCode: string | null;
  readonly hidesTakeoutNotes: boolean;
  /** The venue has a loyalty programme. */
  readonly hasLoyalty: boolean;
  /** How this kind of order is delivered; null where it is not. */
  readonly delivery: DeliveryOffer | null;
  readonly payment: Omit<CardGatewayConfig, "today"> & {
    /** Null when it could not be asked for. */
    readonly processor: PaymentProcessorName | null;
    /** The ways to pay that are offered. */
    readonly paymentMethods: readonly string[];
    readonly labels: MethodLabels;
    /** The wallets of devices that are taken, and with which sheet. */
    readonly wallets: OfferedWallets;
  };
  /** What the payment calls name the restaurant by. */
  readonly app8RestaurantId: Id;
  readonly remembered: Remembered;
  /** Whether the diner has an account, can have one made with the order, or neither can be told now. */
  readonly account: "signed-in" | "offered" | "unknown";
  /** The address of the signed-in person; null for a guest. */
  readonly ownEmail: string | null;
  /** The cards that the signed-in person has saved. */
  readonly savedCards: readonly PaymentMethodData[];
  /** The diner chooses when such an order is wanted. */
  readonly choosesTime: boolean;
  /** When the cart that the server kept can be ordered for; null where the time is not chosen, or could not be asked for. */
  readonly times: KnownTimes | null;
  /** The time of day that the link asks for, `18:15`; null for none. ordering#reorder-time. */
  readonly wantedTime: string | null;
  /** The order that this one takes the place of: its time and its tip are those to begin with. ordering#change-by-guest. */
  readonly toChange: OrderToChange | null;
  /** The suite that the order is for; null for any other. */
  readonly suite: SuiteOfCheckout | null;
  /** What the signed-in person has in account credit here. school#account-credit. */
  readonly creditCents: number;
};

/** Nothing can be paid, and so nothing ordered. */
export const NO_PAYMENT: CheckoutSetup["payment"] = {
  processor: null,
  paymentMethods: [],
  wallets: NO_WALLETS,
  tokenUrl: null,
  publishableKey: null,
  avs: false,
  labels: {},
};
