import { contract } from "@comptoir/contract";
import { orderingSettings } from "@comptoir/ordering";
import { keepingGateway } from "../gateways/payment/payment-gateways.ts";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { findPaymentVenue } from "../venues/payment-venue.ts";
import { type ApplePaySessionDeps, handleGetApplePaySession } from "./get-apple-pay-session.ts";
import { paymentConfigOf } from "./payment-config.ts";

/** The calls of the payment room. api#payment-config. */
export function mountPayment(app: ApiApp, deps: ApplePaySessionDeps): void {
  const { paymentGateways, wallets } = deps;
  app.openapi(contract.payment.getApplePaySession, handleGetApplePaySession(deps));
  app.openapi(contract.payment.getPaymentConfig, async (c) => {
    const { app8RestaurantId, type } = c.req.valid("json");
    if (app8RestaurantId === null) {
      // Of no restaurant: a person's own cards.
      const data = {
        id: 0,
        name: "",
        slug: "",
        payment_processor: keepingGateway(deps.paymentGateways)?.processor ?? null,
      };
      return c.json(
        paymentConfigOf({ data, ordering: orderingSettings(data) }, { paymentGateways, wallets }, null),
        200,
      );
    }
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json(paymentConfigOf(venue, { paymentGateways, wallets }, type ?? null), 200);
  });
}
