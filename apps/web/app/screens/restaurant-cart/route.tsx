import { m } from "@comptoir/messages";
import { localeContext, requestTimeMs, whoContext } from "../../load-context.ts";
import { orFromKept } from "../../offline/or-from-kept.ts";
import { suiteContext } from "../../suites/suite-visit.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { requireLogin } from "../restaurant/require-login.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { CartScreen } from "./cart-screen.tsx";
import { drawCart as drawOnServer } from "./draw-cart.ts";
import { loadCutoffs } from "./load-cutoffs.ts";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: m.cart_title({ venue }) }];
}

/** What is in somebody's cart is theirs. */
export function headers() {
  return { "cache-control": "no-store" };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const document = context.get(menuDocumentContext);
  const { restaurant } = document;
  const now = localMomentAt(requestTimeMs(context), restaurant.menu_configuration?.zone);
  const visit = parseVisit(new URL(request.url).searchParams);
  requireLogin(restaurant, visit, context.get(whoContext));
  const { suite } = context.get(suiteContext);
  const drawn = drawOnServer({ document, visit, suite, now, locale: context.get(localeContext) });
  return { ...drawn, cutoffs: await loadCutoffs(request, context) };
}

/** Without a network the cart is shown beside the kept menu; whether one has to sign in is asked with the order. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return orFromKept(request.url, serverLoader, async (document) => {
    const { readKept } = await import("../restaurant/kept-visit.ts");
    return (await import("./draw-cart.ts")).drawCart(readKept(document, request.url));
  });
}

export default function RestaurantCart({ loaderData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} />;
}
