import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { billSettings } from "@comptoir/ordering";
import { data, redirect } from "react-router";
import { localeContext } from "../../load-context.ts";
import { personContext } from "../../session/person-context.ts";
import { serverCaller, silenceWords } from "../../venue/api-caller.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import { codeSettingsOf } from "../restaurant-cart/codes.ts";
import { loadCards } from "../restaurant-checkout/load-checkout.ts";
import { shareMeans } from "../restaurant-table/share-means.ts";
import type { Route } from "./+types/route";
import { PayScreen } from "./pay-screen.tsx";
import { readShare } from "./read-share.ts";

/** Disables caching: the page is private to a person at a table. */
export function headers() {
  return { "cache-control": "no-store" };
}

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches)?.name ?? m.site_name();
  return [{ title: `${m.table_pay_title()} – ${venue}` }];
}

/** Loads the visitor's table and how they pay by card. Who sits at no table, or whose table is paid by no means on a phone, is led there. */
export async function loader(args: Route.LoaderArgs) {
  const { request, context, params } = args;
  const { restaurant } = context.get(menuDocumentContext);
  const visit = parseVisit(new URL(request.url).searchParams);
  const { byGiftCard, isByKitchen } = shareMeans(restaurant);
  const codes = { ...codeSettingsOf(restaurant, context.get(localeContext)), takesGiftCards: byGiftCard };
  const found = await calls.getTable(serverCaller(request, context, restaurant.id));
  const table = found.ok ? found.answer.table : null;
  if (!found.ok || !table || !(table.takesCards || byGiftCard))
    throw redirect(carryVisit(`/${params.restaurant_slug}/table`, visit));
  return {
    yours: { ...found.answer, table },
    cards: await loadCards(args, "dine-in"),
    ...{ codes, isByKitchen },
    isTaxIncluded: billSettings(restaurant).taxInclusive,
    ownEmail: restaurant.loyalty_program ? (context.get(personContext)?.user.email ?? null) : null,
    app8RestaurantId: restaurant.app8_restaurant ?? restaurant.id,
  };
}

/** Claims a share, or gives the claim up. The page is then loaded again: without script too, and a reload repeats nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { restaurant } = context.get(menuDocumentContext);
  const visit = parseVisit(new URL(request.url).searchParams);
  const caller = serverCaller(request, context, restaurant.id);
  const form = await request.formData();
  const asked = form.get("act") === "release" ? ({ release: true } as const) : readShare(form);
  if ("problem" in asked) return data({ problem: asked.problem }, { status: 400 });
  const result =
    "release" in asked ? await calls.releaseTableShare(caller, {}) : await calls.claimTableShare(caller, asked);
  if (!result.ok) {
    const problem = silenceWords(result) ?? result.error?.message ?? m.table_pay_unknown();
    return data({ problem }, { status: result.status || 503 });
  }
  return redirect(carryVisit(`/${params.restaurant_slug}/table/pay`, visit), { status: 303 });
}

export default function RestaurantTablePay({ loaderData, actionData }: Route.ComponentProps) {
  return <PayScreen {...loaderData} problem={actionData?.problem ?? null} />;
}
