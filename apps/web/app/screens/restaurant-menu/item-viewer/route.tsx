import { currentLocale, m } from "@comptoir/messages";
import { isCalendarDate, isSameId, listedItems, localizedText, orderingSettings, plainText } from "@comptoir/ordering";
import { data, useLocation, useNavigate } from "react-router";
import { normalizeDish } from "../../../cart/known-dish.ts";
import { useCart } from "../../../cart/use-cart.ts";
import { localeContext, requestTimeMs } from "../../../load-context.ts";
import { withOfflineFallback } from "../../../offline/with-offline-fallback.ts";
import { describePage } from "../../../search-engines/describe-page.ts";
import { describeThing } from "../../../search-engines/described-thing.ts";
import type { RouteHandle } from "../../../ui/focus-on-screen-change.tsx";
import { localMomentAt } from "../../../venue/local-moment.ts";
import { menuDocumentContext } from "../../../venue/menu-document.ts";
import { useInterest } from "../../../venue/use-interest.ts";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { useRestaurant, useVisitLink, venueOfMatches } from "../../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { dishLd } from "./dish-ld.ts";
import { ItemViewer } from "./item-viewer.tsx";
import { loadDish } from "./load-dish.ts";

export const handle: RouteHandle = { opensOverScreen: true };

export function meta(args: Route.MetaArgs) {
  const { matches, loaderData, params } = args;
  const [position] = loaderData ? listedItems(normalizeDish(loaderData.dish)) : [];
  if (!position) return [{ title: m.page_not_found_title() }];
  const name = localizedText(position.item, "name", currentLocale());
  const text = localizedText(position.item, "description", currentLocale());
  const venue = venueOfMatches(matches);
  return describePage(args, {
    path: `/${venue?.slug ?? params.restaurant_slug}/items/${params.item_id}`,
    title: m.item_page_title({ name, venue: venue?.name ?? m.site_name() }),
    description: plainText(text),
    image: position.item.image,
  });
}

/** The `Cache-Control` of a prefetched dish, whose data contains nothing personal. */
const FETCHED_AHEAD = "private, max-age=30";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const dish = loadDish(context, parseVisit(query), { itemId: params.item_id, menuId: query.get("menu") });
  const { origin, pathname } = new URL(request.url);
  const { zone } = orderingSettings(context.get(menuDocumentContext).restaurant);
  const now = localMomentAt(requestTimeMs(context), zone);
  describeThing(context, request, () =>
    dishLd(dish, { url: `${origin}${pathname}`, locale: context.get(localeContext), now }),
  );
  // Only a data request is cached: its data is in all languages, while a document is in one.
  const isFetch = request.headers.get("sec-fetch-dest") === "empty";
  return data(dish, { headers: isFetch ? { "cache-control": FETCHED_AHEAD } : {} });
}

export function clientLoader({ serverLoader, request, params }: Route.ClientLoaderArgs) {
  return withOfflineFallback(request.url, serverLoader, async (document) => {
    const { drawKeptDish } = await import("./draw-kept-dish.ts");
    return drawKeptDish(document, request.url, params.item_id);
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Time in ms after which an open dish counts as looked at. */
const LOOKED_AT_MS = 1_000;

/** The page from which a dish was opened; going back leads there. */
export type OpenedFrom = { readonly fromMenu?: boolean; readonly fromCart?: boolean };

/** A dish at its own URL, which can be shared. With `?line=3` the dish changes the cart line with the `orderId` 3. */
export default function DishOverMenu({ loaderData, params }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const menuTo = useVisitLink()("");
  const query = new URLSearchParams(search);
  const orderId = Number(query.get("line") ?? Number.NaN);
  const chosenDate = query.get("date");
  const edited = useCart(({ lines }) =>
    lines.find((line) => line.orderId === orderId && isSameId(line.id, loaderData.dish.item.id)),
  );
  const { venue, visit } = useRestaurant();
  // A line that is changed was chosen before, and a manager looks at a preview.
  const isLook = visit.preview === null && !query.has("line");
  useInterest(venue.id, isLook ? { opened: loaderData.dish.item.id } : null, LOOKED_AT_MS);
  const from = state as OpenedFrom | null;
  const close = () => {
    if (from?.fromMenu || from?.fromCart) navigate(-1);
    else navigate(menuTo, { replace: true, preventScrollReset: true });
  };
  return (
    <ItemViewer
      key={`${params.item_id} ${edited?.orderId}`}
      loaded={loaderData}
      edited={edited ?? null}
      date={edited?.date ?? (chosenDate && isCalendarDate(chosenDate) ? chosenDate : undefined)}
      closeTo={menuTo}
      onClose={close}
    />
  );
}
