import { currentLocale, m } from "@comptoir/messages";
import { isCalendarDate, isSameId, listedItems, localizedText } from "@comptoir/ordering";
import { data, useLocation, useNavigate } from "react-router";
import { normalizeDish } from "../../../cart/known-dish.ts";
import { useCart } from "../../../cart/use-cart.ts";
import type { RouteHandle } from "../../../ui/focus-on-screen-change.tsx";
import { parseVisit } from "../../../visit/visit.ts";
import { useVisitLink, venueOfMatches } from "../../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { ItemViewer } from "./item-viewer.tsx";
import { loadDish } from "./load-dish.ts";

export const handle: RouteHandle = { opensOverScreen: true };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const [position] = loaderData ? listedItems(normalizeDish(loaderData.dish)) : [];
  if (!position) return [{ title: m.page_not_found_title() }];
  const name = localizedText(position.item, "name", currentLocale());
  const text = localizedText(position.item, "description", currentLocale());
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [
    { title: m.item_page_title({ name, venue }) },
    ...(text === "" ? [] : [{ name: "description", content: text }]),
  ];
}

/** What was fetched ahead when a finger came near may be used for so long. It holds every language, and nobody's own data. */
const FETCHED_AHEAD = "private, max-age=30";

export function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const dish = loadDish(context, { itemId: params.item_id, menuId: query.get("menu"), visit: parseVisit(query) });
  // A page of its own is in one language, and is asked for anew each time.
  const isFetch = request.headers.get("sec-fetch-dest") === "empty";
  return data(dish, { headers: isFetch ? { "cache-control": FETCHED_AHEAD } : {} });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Where a dish was opened from: going back leads there. */
export type OpenedFrom = { readonly fromMenu?: boolean; readonly fromCart?: boolean };

/**
 * A dish at its own address: it can be shared, and going back closes it. With `?line=3` it changes the cart's line with that
 * orderId, if it is still there.
 */
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
