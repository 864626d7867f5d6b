import { contract } from "@comptoir/contract";
import { orderingSettings } from "@comptoir/ordering";
import { keepingGateway, type PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { findPaymentVenue, type PaymentVenueDeps } from "../venues/payment-venue.ts";
import { paymentConfigOf } from "./payment-config.ts";

/** The calls of the payment room. api#payment-config. */
export function mountPayment(
  app: ApiApp,
  deps: PaymentVenueDeps & { readonly paymentGateways: PaymentGateways },
): void {
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
      return c.json(paymentConfigOf({ data, ordering: orderingSettings(data) }, deps.paymentGateways, null), 200);
    }
    const venue = await findPaymentVenue(deps, String(app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json(paymentConfigOf(venue, deps.paymentGateways, type ?? null), 200);
  });
}
