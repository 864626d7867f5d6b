import { m } from "@comptoir/messages";
import { type ComponentType, lazy, Suspense } from "react";
import {
  data,
  Outlet,
  type RouterContextProvider,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { localeContext, requestTimeMs } from "../../load-context.ts";
import { withOfflineFallback } from "../../offline/with-offline-fallback.ts";
import { describePage } from "../../search-engines/describe-page.ts";
import { describeThing } from "../../search-engines/described-thing.ts";
import { restaurantLd } from "../../search-engines/restaurant-ld.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { readVenue } from "../../venue/venue.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import { loadWeek } from "../school-week/load-week.ts";
import type { Route } from "./+types/route";
import type { CardView, MenuView } from "./dishes/menu-view.ts";
import { loadOpeningDish, useOpeningDish } from "./item-viewer/use-opening-dish.ts";
import { loadMenu } from "./load-menu.ts";
import { menusLd } from "./menu-ld.ts";
import { MenuScreen } from "./menu-screen.tsx";

export function meta(args: Route.MetaArgs) {
  const venue = venueOfMatches(args.matches);
  const name = venue?.name ?? m.site_name();
  return describePage(args, {
    path: `/${venue?.slug ?? args.params.restaurant_slug}`,
    title: m.menu_title({ venue: name }),
    description: venue?.description ?? m.landing_description({ venue: name }),
    image: venue?.image ?? null,
  });
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = parseVisit(new URL(request.url).searchParams, parseCookies(request.headers.get("cookie")));
  const [loaded, week] = await Promise.all([loadMenu(request, context, visit), loadWeek(request, context, visit)]);
  // A school's page lists the dishes by day, so its menus and featured dishes are omitted.
  const menu = week === null ? { ...loaded, week } : { ...loaded, week, menus: [], featured: [] };
  if (params.item_id === undefined) describeThing(context, request, () => venueWithMenu(request, context, menu.menus));
  // The page shows the address of the guest's last delivery. promises#promise-43.
  return data(menu, menu.delivery?.address ? { headers: { "cache-control": "no-store" } } : {});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

function venueWithMenu({ url }: Request, context: Readonly<RouterContextProvider>, menus: readonly MenuView[]) {
  const { origin } = new URL(url);
  const { restaurant } = context.get(menuDocumentContext);
  const locale = context.get(localeContext);
  const now = localMomentAt(requestTimeMs(context), restaurant.menu_configuration?.zone);
  const described = restaurantLd(readVenue(restaurant, locale, now), restaurant, origin);
  return { ...described, ...menusLd(menus, `${origin}/${restaurant.slug}`, locale) };
}

/** While offline, opens the kept page of the menu as a new document. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return withOfflineFallback(request.url, serverLoader, () => {
    throw redirectDocument(request.url);
  });
}

/** Keeps the menu when a dish opens or closes. Reloads it for another visit or another venue. */
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

function visitText(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of ["menu", "line"]) query.delete(name);
  return query.toString();
}

const SchoolWeek = lazyPart(async () => ({ default: (await import("../school-week/school-week.tsx")).SchoolWeek }));

const OpeningDish = lazy<ComponentType<{ readonly card: CardView }>>(loadOpeningDish);

export default function RestaurantMenu({ loaderData }: Route.ComponentProps) {
  const opening = useOpeningDish(loaderData.menus);
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
    </>
  );
}
