import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { CardTesting } from "../../money/payment/card-testing.ts";
import type { Wallets } from "../../money/payment/wallets.ts";
import type { PaymentWork } from "../../money/payment/work-payments.ts";
import type { Metrics } from "../../platform/middleware/metrics.ts";
import type { Places } from "../../venue/places/places.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import type { OrderFeed } from "./follow/order-feed.ts";

export type OrderDeps = QuoteDeps & {
  readonly metrics: Metrics;
  readonly paymentGateways: PaymentGateways;
  readonly wallets: Wallets;
  readonly cardTesting: CardTesting;
  readonly places: Places;
  readonly captureSoon: PaymentWork["captureSoon"];
  readonly orderFeed: OrderFeed;
};
