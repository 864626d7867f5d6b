import { m } from "@comptoir/messages";
import { billWordingOf } from "@comptoir/receipt";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import { localeContext, requestTimeMs, whoContext } from "../../load-context.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext, menusOf } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/visit.ts";
import { aheadOfVisit } from "../restaurant/ahead-of-visit.ts";
import { requireLogin } from "../restaurant/require-login.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { CartScreen } from "./cart-screen.tsx";
import { codeSettingsOf } from "./codes.ts";
import { upsellDishes } from "./upsells.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: m.cart_title({ venue }) }, { name: "robots", content: "noindex" }];
}

/** What is in somebody's cart is theirs. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function loader({ request, context }: Route.LoaderArgs) {
  const document = context.get(menuDocumentContext);
  const { restaurant } = document;
  const now = localMomentAt(requestTimeMs(context), restaurant.menu_configuration?.zone);
  const visit = parseVisit(new URL(request.url).searchParams);
  const type = orderTypeOfVisit(visit, restaurant);
  requireLogin(restaurant, visit, context.get(whoContext));
  return {
    wording: billWordingOf(restaurant),
    codes: codeSettingsOf(restaurant, context.get(localeContext)),
    upsells: upsellDishes(document, menusOf(document), {
      type,
      now,
      ahead: aheadOfVisit(document, visit, now),
    }),
  };
}

export default function RestaurantCart({ loaderData }: Route.ComponentProps) {
  return <CartScreen {...loaderData} />;
}
