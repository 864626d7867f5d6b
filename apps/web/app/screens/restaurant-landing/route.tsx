import { m } from "@comptoir/messages";
import { isKnownTable } from "@comptoir/ordering";
import { data, redirect } from "react-router";
import { guardLanding, redirectTo } from "../../guards/redirect-rules.ts";
import { suiteContext, visitOfPage } from "../../suites/suite-visit.ts";
import { suitesLocationCookie } from "../../suites/suites-location.ts";
import { menuDocumentContext } from "../../venue/menu-document.ts";
import { parseText } from "../../visit/parse-parameter.ts";
import { parseVisit } from "../../visit/parse-visit.ts";
import { carryVisit } from "../../visit/visit.ts";
import { venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { LandingScreen } from "./landing-screen.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches);
  const name = venue?.name ?? m.site_name();
  return [
    { title: m.landing_title({ venue: name }) },
    { name: "description", content: venue?.description ?? m.landing_description({ venue: name }) },
  ];
}

/** Loads the suite of the link, and stores the suite's location in a cookie. screens#cookie-suites-location. */
export function loader(args: Route.LoaderArgs) {
  const slug = args.params.restaurant_slug;
  const visit = parseVisit(args.url.searchParams);
  redirectTo(guardLanding(slug, visit));
  const link = args.context.get(suiteContext);
  if (link.suite === null) return data(link);
  const cookie = suitesLocationCookie(args.request, link.suite.minimal.restaurant.id);
  return data(link, { headers: { "set-cookie": cookie } });
}

/** Redirects to the menu of the table or suite with the typed number. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const number = (await request.formData()).get("number");
  const tableNum = parseText(typeof number === "string" ? number : null);
  if (tableNum === null) return data({ fault: "missing" as const, number: "" }, { status: 400 });
  if (!isKnownTable(context.get(menuDocumentContext).restaurant, tableNum)) {
    return data({ fault: "unknown" as const, number: tableNum }, { status: 400 });
  }
  const visit = visitOfPage(parseVisit(new URL(request.url).searchParams), context.get(suiteContext).suite);
  return redirect(carryVisit(`/${params.restaurant_slug}`, { ...visit, tableNum, genericTableLocation: null }), 303);
}

export default function RestaurantLanding({ loaderData, actionData }: Route.ComponentProps) {
  return <LandingScreen answer={actionData} link={loaderData} />;
}
