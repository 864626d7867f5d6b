import type { MenuDocument } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { runWithLocale } from "@comptoir/messages/server";
import { ORDER_TYPE_RULES, orderingSettings, type RestaurantData, restaurantLocale } from "@comptoir/ordering";
import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { orderTypeOfVisit } from "../../cart/order-terms.ts";
import {
  guardCapitals,
  guardEventDay,
  guardRememberedWay,
  guardRound,
  guardUnknownPlace,
  redirectTo,
} from "../../guards/redirect-rules.ts";
import { localeContext, requestTimeMs, servicesContext, whoContext } from "../../load-context.ts";
import { chooseLocale, localeSourcesOf } from "../../locale/locale-middleware.ts";
import { loadMemberDocument } from "../../member/load-member.ts";
import { openSuite } from "../../suites/open-suite.ts";
import { suiteContext } from "../../suites/suite-visit.ts";
import { suitesLocationCookie } from "../../suites/suites-location.ts";
import { serverCaller, visitorHeaders } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { loadMenuDocument, menuDocumentContext } from "../../venue/menu-document.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { readRememberedWay, WAY_COOKIE, type WayName } from "../../visit/remembered-way.ts";
import { tableOfVisit, type Visit } from "../../visit/visit.ts";
import { documentOfVisit } from "./document-of-visit.ts";
import { resetTablet } from "./kiosk/reset-tablet.ts";
import { loadPreview } from "./preview/load-preview.ts";
import { loadWays } from "./ways/load-ways.ts";

/**
 * The middleware of all screens of a restaurant. Loads the restaurant and the link's suite, and applies the
 * redirect rules and the restaurant's default language.
 */
export const openRestaurant: MiddlewareFunction<Response> = async ({ request, url, params, context }, next) => {
  const slug = params.restaurant_slug ?? "";
  redirectTo(guardCapitals(slug, url));
  const cookies = parseCookies(request.headers.get("cookie"));
  const visit = parseVisit(url.searchParams, cookies);
  const signsIn = guardEventDay(visit, context.get(whoContext));
  const document =
    visit.preview === null
      ? await loadMenuDocument(context.get(servicesContext).api, {
          origin: url.origin,
          slug,
          headers: visitorHeaders(request),
        })
      : await loadPreview({ request, context }, slug, visit.preview);
  redirectTo(guardUnknownPlace(url, visit, document.restaurant));
  redirectTo(guardRememberedWay(url, visit, rememberedWay({ request, context }, visit, document)));
  const begun = visit.kiosk ? await resetTablet({ request, url, context }) : null;
  if (begun !== null) return begun;
  // The sign-in's URL does not name the suite. The sign-in finds the suite by the location in this cookie.
  if (signsIn !== null) {
    throw redirect(signsIn, { headers: { "set-cookie": suitesLocationCookie(request, document.restaurant.id) } });
  }
  const locale = chooseLocale({ ...localeSourcesOf(request), venueDefault: restaurantLocale(document.restaurant) });
  context.set(localeContext, locale);
  redirectTo(guardRound(url, await tableOfRound({ request, context }, visit, document.restaurant)));
  const now = localMomentAt(requestTimeMs(context), orderingSettings(document.restaurant).zone);
  const readable = await loadMemberDocument(request, context, document);
  context.set(menuDocumentContext, readable);
  return runWithLocale(locale, async () => {
    const link = await openSuite({ request, url, context }, slug, visit);
    context.set(suiteContext, link);
    context.set(menuDocumentContext, documentOfVisit(readable, visit, { now, suite: link.suite }));
    return next();
  });
};

/** Returns the way that this device remembers for a venue, if the venue still has it; null otherwise. */
function rememberedWay(
  { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
  visit: Visit,
  document: MenuDocument,
): WayName | null {
  const { restaurant } = document;
  const cookies = parseCookies(request.headers.get("cookie"));
  const remembered = readRememberedWay(cookies.get(WAY_COOKIE), restaurant.slug);
  if (remembered === null) return null;
  const now = localMomentAt(requestTimeMs(context), orderingSettings(restaurant).zone);
  return loadWays(document, visit, { now, suite: null }).some(({ name }) => name === remembered) ? remembered : null;
}

/**
 * Returns the table of the order that another round repeats, if the visit names no table; null for any other visit.
 * ordering#another-round.
 */
async function tableOfRound(
  { request, context }: { readonly request: Request; readonly context: Readonly<RouterContextProvider> },
  visit: Visit,
  restaurant: RestaurantData,
): Promise<string | null> {
  const { anotherRoundId } = visit;
  if (anotherRoundId === null || tableOfVisit(visit) !== null) return null;
  if (!ORDER_TYPE_RULES[orderTypeOfVisit(visit, restaurant)].atTable) return null;
  const round = await calls.anotherRound(serverCaller(request, context, restaurant.id), anotherRoundId, {
    changing: false,
  });
  return round.ok ? (round.answer.tableInfo?.tableNum ?? null) : null;
}
