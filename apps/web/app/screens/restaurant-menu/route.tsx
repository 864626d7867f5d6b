import { m } from "@comptoir/messages";
import { type ComponentType, lazy, Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import type { CardWords } from "./dishes/card-markup.ts";
import { loadOpeningDish, useOpeningDish } from "./item-viewer/use-opening-dish.ts";
import { loadMenu } from "./load-menu.ts";
import { MenuScreen } from "./menu-screen.tsx";
import { MenuStructuredData } from "./menu-structured-data.tsx";
import { leaveDishesToMarkup } from "./written-menus.ts";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches);
  const name = venue?.name ?? m.site_name();
  return [
    { title: m.menu_title({ venue: name }) },
    { name: "description", content: venue?.description ?? m.landing_description({ venue: name }) },
  ];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = parseVisit(new URL(request.url).searchParams, parseCookies(request.headers.get("cookie")));
  const menu = await loadMenu(request, context, visit);
  const isPage = !new URL(request.url).pathname.endsWith(".data");
  return isPage && menu.narrowed === null ? leaveDishesToMarkup(menu, context) : menu;
}

/** Opening and closing a dish leaves the menu as it is; another visit, or another venue, reads it anew. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameVenue = currentParams.restaurant_slug === nextParams.restaurant_slug;
  if (isSameVenue && visitText(currentUrl) === visitText(nextUrl)) return false;
  return defaultShouldRevalidate;
}

/** The query without what only names the menu of one dish. */
function visitText(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["menu", "line"]) query.delete(name);
  return query.toString();
}

const OpeningDish = lazy<ComponentType<{ readonly card: CardWords }>>(loadOpeningDish);

/** The menu, and over it the dish that is open. */
export default function RestaurantMenu({ loaderData }: Route.ComponentProps) {
  const opening = useOpeningDish();
  return (
    <>
      <MenuScreen menu={loaderData} />
      <Suspense fallback={null}>{opening ? <OpeningDish card={opening} /> : null}</Suspense>
      <Outlet />
      {/* Last, since a slow phone reads the dishes before what search engines read. */}
      <MenuStructuredData menu={loaderData} />
    </>
  );
}
