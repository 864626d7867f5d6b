import { m } from "@comptoir/messages";
import { type ComponentType, lazy, Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { island } from "../../ui/island.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import { loadWeek } from "../school-week/load-week.ts";
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
  const [loaded, week] = await Promise.all([loadMenu(request, context, visit), loadWeek(request, context, visit)]);
  // A school's dishes are those of its days.
  const menu = week === null ? { ...loaded, week } : { ...loaded, week, menus: [], featured: [] };
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

const loadSchoolWeek = async () => ({ default: (await import("../school-week/school-week.tsx")).SchoolWeek });
const SchoolWeek = island(loadSchoolWeek, import.meta.env.SSR && (await loadSchoolWeek()).default);

const OpeningDish = lazy<ComponentType<{ readonly card: CardWords }>>(loadOpeningDish);

/** The menu, and over it the dish that is open. */
export default function RestaurantMenu({ loaderData }: Route.ComponentProps) {
  const opening = useOpeningDish();
  return (
    <>
      {loaderData.week ? (
        <Suspense fallback={null}>
          <SchoolWeek week={loaderData.week} />
        </Suspense>
      ) : (
        <MenuScreen menu={loaderData} />
      )}
      <Suspense fallback={null}>{opening ? <OpeningDish card={opening} /> : null}</Suspense>
      <Outlet />
      {/* Last, since a slow phone reads the dishes before what search engines read. */}
      <MenuStructuredData menu={loaderData} />
    </>
  );
}
