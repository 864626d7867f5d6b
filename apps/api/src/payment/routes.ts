import { contract } from "@comptoir/contract";
import { orderingSettings } from "@comptoir/ordering";
import type { Database } from "../db/database.ts";
import { statement } from "../db/statement.ts";
import { keepingGateway, type PaymentGateways } from "../gateways/payment/payment-gateways.ts";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { VenueDeps } from "../venues/venue-header.ts";
import { paymentConfigOf } from "./payment-config.ts";

/** What finding a restaurant by its payment id takes. */
type PaymentVenueDeps = VenueDeps & { readonly database: Database };

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

const findByApp8Statement = statement({
  name: "find restaurant by app8 id",
  text: `select restaurant_id as "restaurantId" from restaurants
         where settings ->> 'app8_restaurant' = :app8RestaurantId limit 1`,
  params: { app8RestaurantId: "text" },
  row: { restaurantId: "text" },
  crosses: "directory: the call names no other id",
});

/**
 * The restaurant that a payment or loyalty call names by `app8RestaurantId`: its `app8_restaurant` where the venue file
 * has one, its own id otherwise. api#app8-restaurant.
 */
async function findPaymentVenue(
  { venues, database }: PaymentVenueDeps,
  app8RestaurantId: string,
): Promise<LoadedVenue | null> {
  const named = await findByApp8Statement.oneOrNull(database, { app8RestaurantId });
  return venues.byId(named?.restaurantId ?? app8RestaurantId);
}
