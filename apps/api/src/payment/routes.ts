import { contract } from "@comptoir/contract";
import type { PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { PaymentVenueDeps } from "./find-payment-venue.ts";
import { findPaymentVenue } from "./find-payment-venue.ts";
import { paymentConfigOf } from "./payment-config.ts";

/** The calls of the payment room. api#payment-config. */
export function mountPayment(
  app: ApiApp,
  deps: PaymentVenueDeps & { readonly paymentGateways: PaymentGateways },
): void {
  app.openapi(contract.payment.getPaymentConfig, async (c) => {
    const venue = await findPaymentVenue(deps, String(c.req.valid("json").app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json(paymentConfigOf(venue.data, deps.paymentGateways), 200);
  });
}
