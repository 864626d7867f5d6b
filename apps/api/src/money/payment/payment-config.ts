import type { PageSources } from "@comptoir/contract";
import {
  CREDIT_CARD,
  isMethodOffered,
  kitchensTakePayments,
  type OrderingSettings,
  type OrderType,
  PAY_ON_PREMISE,
  PAYMENT_METHODS,
  type RestaurantData,
} from "@comptoir/ordering";
import { type PaidVenue, type PaymentGateways, processorOf } from "../../gateways/payment/payment-gateways.ts";
import { type OfferedWallets, type Wallets, walletsOf } from "./wallets.ts";

type Restaurant = Pick<RestaurantData, "payment_processor" | "avs" | "marketplace_hub" | "multiple_mids">;

const NO_SOURCES: PageSources = { script: [], frame: [], connect: [], formAction: [] };

/**
 * Returns a restaurant's payment configuration for its page, with public keys only. Without a configured
 * processor, the restaurant takes neither payments nor orders. payment#wallets, payment#gateways. @param type
 * the order's type, since a caterer may hide the card; null for no particular order
 */
export function paymentConfigOf(
  venue: PaidVenue & {
    readonly data: Restaurant;
    readonly ordering: Pick<OrderingSettings, "genericCateringRules" | "extraMethods" | "cardsOff">;
  },
  { paymentGateways, wallets }: { readonly paymentGateways: PaymentGateways; readonly wallets: Wallets },
  type: OrderType | null,
) {
  const { data: restaurant, ordering } = venue;
  const processor = processorOf(venue, paymentGateways);
  const takesCards = processor?.takes === "cards";
  // The page names the processor of a restaurant whose cards are off, and loads nothing of it.
  const gateway = processor === null || processor.takes === "on-premise" ? null : processor.gateway;
  const hidesCards = type !== null && !isMethodOffered(CREDIT_CARD.name, type, ordering);
  // A wallet's token pays once. A hub whose kitchens have their own merchant accounts needs several payments,
  // so it offers no wallets. hub#hub-charges.
  const offered = walletsOf(hidesCards || kitchensTakePayments(restaurant) ? null : processor, wallets);
  return {
    processor: gateway?.processor ?? (processor ? PAY_ON_PREMISE.name : null),
    account: takesCards ? processor.gateway.account : null,
    cardsKeptAt: takesCards ? processor.gateway.name : null,
    cardsOff: processor?.takes === "no-cards",
    paymentMethods: PAYMENT_METHODS.filter(
      (method) => (method !== CREDIT_CARD.name || takesCards) && isMethodOffered(method, type ?? "dine-in", ordering),
    ),
    tokenUrl: takesCards ? processor.gateway.publicConfig.tokenUrl : null,
    publishableKey: takesCards ? processor.gateway.publicConfig.publishableKey : null,
    pageSources: takesCards ? sourcesOf(processor.gateway.pageSources, offered) : NO_SOURCES,
    leastCents: (takesCards && processor.gateway.leastCents) || null,
    avs: takesCards && (restaurant.avs ?? false),
    wallets: offered,
  };
}

/** Origin of Google Pay's button and sheet. Apple Pay needs none. payment#gateway-sources. */
const GOOGLE = "https://pay.google.com";

function sourcesOf(own: PageSources, { googleMerchantId }: OfferedWallets): PageSources {
  if (googleMerchantId === null) return own;
  return {
    ...own,
    script: [...own.script, GOOGLE],
    frame: [...own.frame, GOOGLE],
    connect: [...own.connect, GOOGLE, "https://google.com"],
  };
}
