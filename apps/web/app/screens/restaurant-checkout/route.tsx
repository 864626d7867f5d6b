import { m } from "@comptoir/messages";
import { data } from "react-router";
import { orFromKept } from "../../offline/or-from-kept.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { CheckoutScreen } from "./checkout-screen.tsx";
import { loadCheckoutSetup } from "./load-checkout.ts";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: m.checkout_title({ venue }) }];
}

/** The page shows who ordered last in this browser; it is not for another visitor. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader(args: Route.LoaderArgs) {
  return data(await loadCheckoutSetup(args), { headers: { "cache-control": "no-store" } });
}

/** Without a network the checkout opens beside the kept menu, for what can be ordered so. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return orFromKept(request.url, serverLoader, async (document) => {
    const { drawKeptCheckout } = await import("./draw-kept-checkout.ts");
    return drawKeptCheckout(document, request.url);
  });
}

export default function RestaurantCheckout({ loaderData }: Route.ComponentProps) {
  return <CheckoutScreen setup={loaderData} />;
}
