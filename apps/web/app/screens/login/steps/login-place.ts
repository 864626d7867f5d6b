import { m } from "@comptoir/messages";
import { GUEST } from "@comptoir/ordering";
import type { LoaderFunctionArgs } from "react-router";
import { localeContext, requestTimeMs, servicesContext } from "../../../load-context.ts";
import { readBack } from "../../../person/login-path.ts";
import { visitorHeaders } from "../../../venue/api-caller.ts";
import { localMomentAt } from "../../../venue/local-moment.ts";
import { loadMenuDocument } from "../../../venue/menu-document.ts";
import { readVenue, type VenueLook } from "../../../venue/venue.ts";
import { parseVisit } from "../../../visit/parse-visit.ts";
import { needsLoginForVisit } from "../../restaurant/require-login.ts";

export type LoginVenue = {
  readonly name: string;
  readonly home: string;
  readonly logo: string | null;
  readonly look: VenueLook;
};

/** The venue and the page from which the visitor was sent to sign in. screens#login-place. */
export type LoginPlace = {
  /** Null if the page to return to belongs to no venue. */
  readonly venue: LoginVenue | null;
  /** The reason for the sign-in and the page that follows it, as text; null if unknown. */
  readonly why: string | null;
  /** Whether the visitor can order there without an account. */
  readonly takesGuests: boolean;
};

/** Loads the venue of the page to return to, and why that page asks for a sign-in. */
export async function loadLoginPlace(
  args: Pick<LoaderFunctionArgs, "request" | "context" | "url">,
): Promise<LoginPlace> {
  const { searchParams } = args.url;
  const back = readBack(searchParams.get("back"));
  const isOfSuite = searchParams.has("eventSuite");
  const nowhere = { venue: null, why: null, takesGuests: !isOfSuite && !searchParams.has("suiteOperator") };
  if (back === null) return nowhere;
  const { pathname, searchParams: query } = new URL(back, args.url.origin);
  const [, slug = "", page] = pathname.split("/");
  if (slug === "profile") return { venue: null, why: m.login_why_profile(), takesGuests: false };
  const restaurant = await loadRestaurantOf(args, slug);
  if (restaurant === null) return nowhere;
  const now = localMomentAt(requestTimeMs(args.context), restaurant.menu_configuration?.zone);
  const { name, logo, look } = readVenue(restaurant, args.context.get(localeContext), now);
  const venue = { name, logo, look, home: `/${encodeURIComponent(slug)}` };
  if (page === "events" || page === "suite-settings")
    return { venue, why: m.login_why_events({ name }), takesGuests: false };
  const visit = parseVisit(query);
  if (visit.eventSuite !== null) return { venue, why: m.login_why_suite({ name }), takesGuests: false };
  const takesGuests = !needsLoginForVisit(restaurant, visit, GUEST);
  return { venue, why: takesGuests ? m.login_why_back({ name }) : m.login_why_required({ name }), takesGuests };
}

/** Returns null if the path is no restaurant's, or if the API fails: the sign-in works without a venue. */
async function loadRestaurantOf(
  { request, context, url }: Pick<LoaderFunctionArgs, "request" | "context" | "url">,
  slug: string,
) {
  try {
    const of = { origin: url.origin, slug, headers: visitorHeaders(request) };
    return (await loadMenuDocument(context.get(servicesContext).api, of)).restaurant;
  } catch {
    return null;
  }
}
