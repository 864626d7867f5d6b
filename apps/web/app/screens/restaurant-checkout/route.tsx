import { m } from "@comptoir/messages";
import { data } from "react-router";
import { withOfflineFallback } from "../../offline/with-offline-fallback.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { loadCheckoutSetup } from "./load-checkout.ts";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: m.checkout_title({ venue }) }];
}

/** Disables caching: the page shows the contact of the last order in this browser. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader(args: Route.LoaderArgs) {
  return data(await loadCheckoutSetup(args), { headers: { "cache-control": "no-store" } });
}

/** Builds the checkout from the kept menu while offline, for orders that can be queued. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withOfflineFallback(request.url, serverLoader, async (document) => {
    const { drawKeptCheckout } = await import("./draw-kept-checkout.ts");
    return drawKeptCheckout(document, request.url);
  });
}

export default function RestaurantCheckout({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen setup={loaderData} />;
}
