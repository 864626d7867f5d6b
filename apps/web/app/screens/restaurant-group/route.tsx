import type { GroupTermsData, YourGroupData } from "@comptoir/contract";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { chooseTakeout, isDeliveryKind, ORDER_TYPE_RULES, orderingSettings } from "@comptoir/ordering";
import { data, redirect } from "react-router";
import { termsOfVisit } from "../../cart/order-terms.ts";
import { requestTimeMs } from "../../load-context.ts";
import { cookiesOf } from "../../person/personal-cookies.ts";
import { isUnreachable, serverCaller } from "../../venue/api-caller.ts";
import { localMomentAt } from "../../venue/local-moment.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseText } from "../../visit/parse-parameter.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { actInGroup } from "./act-in-group.ts";
import { GroupScreen } from "./group-screen.tsx";
import { groupWords, visitOfGroup } from "./group-words.ts";
import { JoinScreen } from "./join-screen.tsx";
import { loadGroupTimes } from "./load-group-times.ts";
import { OpenScreen } from "./open-screen.tsx";

/** Disables caching: a group is private to those who are in it. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: `${m.group_title()} – ${venue}` }];
}

/**
 * Loads the visitor's group, or the one to which a link leads, or what opening one needs. Where the venue does not offer it, leads to
 * the menu. table#group-link.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const query = new URL(request.url).searchParams;
  const visit = parseVisit(query);
  const isOffered = restaurant.order_options?.group_ordering && !restaurant.marketplace_hub;
  if (!isOffered || visit.viewOnly || visit.kiosk) throw redirect(carryVisit(`/${params.restaurant_slug}`, visit));
  const caller = serverCaller(request, context, restaurant.id);
  const { zone } = orderingSettings(restaurant);
  const now = localMomentAt(requestTimeMs(context), zone);
  const secret = parseText(query.get("group"));
  const [mine, looked] = await Promise.all([
    calls.getGroup(caller),
    secret === null ? null : calls.lookAtGroup(caller, { secret }),
  ]);
  // Who is in a group is not asked to join one because the server is busy.
  if (!mine.ok && isUnreachable(mine)) throw data(null, { status: 503 });
  const yours: YourGroupData | null = mine.ok ? mine.answer : null;
  const invited: GroupTermsData | null = looked?.ok ? looked.answer : null;
  const isIn = yours?.group != null && (invited === null || invited.id === yours.group.id);
  if (isIn && yours.group) {
    return { is: "in" as const, yours, secret: invited && secret, words: groupWords(yours.group, { zone, now }) };
  }
  if (invited !== null) {
    return { is: "invited" as const, invited, secret: secret ?? "", words: groupWords(invited, { zone, now }) };
  }
  const { type, destination } = termsOfVisit(visit, restaurant);
  const isDelivered = isDeliveryKind(destination.kind);
  const mayOpen = ORDER_TYPE_RULES[type].choosesSlot;
  if (!mayOpen && secret === null) throw redirect(carryVisit(`/${params.restaurant_slug}`, visit));
  const times = mayOpen ? await loadGroupTimes(caller, visit, { type: chooseTakeout(type, isDelivered), now }) : [];
  return { is: "out" as const, isGone: secret !== null, mayOpen, isDelivered, times };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const visit = parseVisit(new URL(request.url).searchParams);
  const caller = serverCaller(request, context, restaurant.id);
  const { type, destination } = termsOfVisit(visit, restaurant);
  const isDelivered = isDeliveryKind(destination.kind);
  const acted = await actInGroup(caller, await request.formData(), { type, isDelivered });
  const { status, cookies, secret, terms, ...said } = acted;
  if (status !== 200) return data(said, { status });
  // The page is loaded again with the cookies of the answer: without script too, and a reload repeats nothing.
  const of = terms === null ? visit : visitOfGroup(visit, terms);
  const to = `/${params.restaurant_slug}/group${secret === null ? "" : `?group=${secret}`}`;
  return redirect(carryVisit(to, of), { status: 303, headers: cookiesOf(cookies) });
}

export default function RestaurantGroup({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.is === "in" && loaderData.yours.group) {
    const { yours, secret, words } = loaderData;
    return (
      <GroupScreen yours={{ ...yours, group: loaderData.yours.group }} {...{ secret, words }} answer={actionData} />
    );
  }
  if (loaderData.is === "invited") {
    const { invited, secret, words } = loaderData;
    return <JoinScreen {...{ invited, secret, words }} answer={actionData} />;
  }
  return loaderData.is === "out" ? <OpenScreen {...loaderData} answer={actionData} /> : null;
}
