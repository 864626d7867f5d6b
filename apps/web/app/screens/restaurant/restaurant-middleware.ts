import { runWithLocale } from "@comptoir/messages/server";
import { orderingSettings, restaurantLocale } from "@comptoir/ordering";
import type { MiddlewareFunction } from "react-router";
import { guardEventDay, redirectTo } from "../../guards/redirect-rules.ts";
import { localeContext, requestTimeMs, servicesContext, whoContext } from "../../load-context.ts";
import { chooseLocale, LOCALE_COOKIE } from "../../locale/locale-middleware.ts";
import { loadMemberDocument } from "../../member/load-member.ts";
import { visitorHeaders } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { loadMenuDocument, menuDocumentContext } from "../../venue/menu-document.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/visit.ts";
import { documentOfVisit } from "./document-of-visit.ts";

/**
 * Before any screen of a restaurant: finds the restaurant, lets its default language count, and sends away whom the
 * redirect rules send away.
 */
export const openRestaurant: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  const url = new URL(request.url);
  const cookies = parseCookies(request.headers.get("cookie"));
  const visit = parseVisit(url.searchParams, cookies);
  redirectTo(guardEventDay(visit, context.get(whoContext)));
  const document = await loadMenuDocument(context.get(servicesContext).api, {
    origin: url.origin,
    slug: params.restaurant_slug ?? "",
    headers: visitorHeaders(request),
  });
  const locale = chooseLocale({
    cookie: cookies.get(LOCALE_COOKIE),
    venueDefault: restaurantLocale(document.restaurant),
    acceptLanguage: request.headers.get("accept-language"),
  });
  context.set(localeContext, locale);
  const now = localMomentAt(requestTimeMs(context), orderingSettings(document.restaurant).zone);
  const readable = await loadMemberDocument(request, context, document);
  context.set(menuDocumentContext, documentOfVisit(readable, visit, now));
  return runWithLocale(locale, next);
};
