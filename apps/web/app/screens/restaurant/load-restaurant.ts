import { calls } from "@comptoir/contract/client";
import { ORDER_TYPE_RULES, orderingSettings, viewOnlyReason } from "@comptoir/ordering";
import type { RouterContextProvider } from "react-router";
import { loadCartSeed } from "../../cart/cart-seed.ts";
import { loadChildren } from "../../children/load-children.ts";
import { localeContext, requestTimeMs, whoContext } from "../../load-context.ts";
import { memberContext } from "../../member/load-member.ts";
import { memberFormOf } from "../../member/member-form.ts";
import { suiteContext, suiteProblem, visitOfPage } from "../../suites/suite-visit.ts";
import { serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { readTable, readVenue } from "../../venue/venue.ts";
import { parseCookies } from "../../visit/cookies.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { readRememberedWay, WAY_COOKIE } from "../../visit/remembered-way.ts";
import type { Visit } from "../../visit/visit.ts";
import { aheadOfVisit } from "./ahead-of-visit.ts";
import { DISMISSED_COOKIE, withoutDismissed } from "./dismissed-announcements.ts";
import { needsLoginForVisit } from "./require-login.ts";
import { loadWays } from "./ways/load-ways.ts";

export async function loadRestaurant(request: Request, context: Readonly<RouterContextProvider>) {
  const document = context.get(menuDocumentContext);
  const { restaurant, revision } = document;
  const cookies = parseCookies(request.headers.get("cookie"));
  const now = localMomentAt(requestTimeMs(context), restaurant.menu_configuration?.zone);
  const { suite } = context.get(suiteContext);
  const visit = visitOfPage(parseVisit(new URL(request.url).searchParams, cookies), suite);
  const ahead = aheadOfVisit(document, visit, { now, suite });
  const settings = orderingSettings(restaurant);
  const [said, cart, children] = await Promise.all([
    calls.getAnnouncements(serverCaller(request, context, restaurant.id), restaurant.id),
    loadCartSeed(request, context, { visit, now, ahead }),
    settings.k12 ? loadChildren(request, context) : [],
  ]);
  const { type } = cart.terms;
  const ways = loadWays(document, visit, { now, suite });
  const chosen = ways.find(({ isChosen }) => isChosen)?.name ?? null;
  const remembered = readRememberedWay(cookies.get(WAY_COOKIE), restaurant.slug);
  // A failure to load the announcements does not fail the menu.
  const announcements = said.ok ? said.answer.announcements : [];
  return {
    revision,
    origin: new URL(request.url).origin,
    venue: readVenue(restaurant, context.get(localeContext), now),
    visit,
    cart,
    /** The signed-in parent's children, at a school. */
    children,
    ways,
    /** Whether the link, and not the diner, chose the way. False for a table's link, which needs no explanation. screens#way. */
    isWayOfLink: chosen !== null && chosen !== "table" && chosen !== remembered && namesWay(visit),
    travelMinutes: settings.travelMinutes,
    /** The visit's table; null if the visit has another way. */
    table: ORDER_TYPE_RULES[type].inHouse ? readTable(restaurant, visit) : null,
    suite,
    suiteProblem: suiteProblem(suite, visit),
    viewOnly: viewOnlyReason(settings, { viewOnly: visit.viewOnly, type, onTab: visit.eventDayOrdering }),
    /** The identifier of a member; null for all other visitors. */
    member: context.get(memberContext)?.identifier ?? null,
    /** The promos that give the member lower prices; empty for all others. menu#member-price. */
    memberPromos: context.get(memberContext)?.promos ?? [],
    memberForm: memberFormOf(restaurant, context.get(localeContext)),
    ahead,
    needsLogin: needsLoginForVisit(restaurant, visit, context.get(whoContext)),
    announcements: withoutDismissed(announcements, cookies.get(DISMISSED_COOKIE)),
  };
}

function namesWay({ takeout, takeoutType, catering }: Visit): boolean {
  return takeout || takeoutType !== null || catering;
}
