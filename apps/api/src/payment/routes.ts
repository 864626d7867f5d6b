import { contract } from "@comptoir/contract";
import type { ApiApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../middleware/refuse.ts";
import { findPaymentVenue } from "./find-payment-venue.ts";
import { paymentConfigOf } from "./payment-config.ts";

/** The calls of the payment room. api#payment-config. */
export function mountPayment(app: ApiApp, deps: Deps): void {
  app.openapi(contract.payment.getPaymentConfig, async (c) => {
    const venue = await findPaymentVenue(deps, String(c.req.valid("json").app8RestaurantId));
    if (!venue) return refuse(c, "restaurantUnknown");
    return c.json(paymentConfigOf(venue.data, deps.paymentGateways), 200);
  });
}
