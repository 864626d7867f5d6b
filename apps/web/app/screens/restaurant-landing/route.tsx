import { m } from "@comptoir/messages";
import { data, redirect } from "react-router";
import { guardLanding, redirectTo } from "../../guards/redirect-rules.ts";
import { restaurantLd } from "../../venue/json-ld.ts";
import { StructuredData } from "../../venue/structured-data.tsx";
import { parseText } from "../../visit/parse-parameter.ts";
import { carryVisit, parseVisit } from "../../visit/visit.ts";
import { useRestaurant, venueOfMatches } from "../restaurant/use-restaurant.ts";
import type { Route } from "./+types/route";
import { LandingScreen } from "./landing-screen.tsx";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches);
  const name = venue?.name ?? m.site_name();
  return [
    { title: m.landing_title({ venue: name }) },
    { name: "description", content: venue?.description ?? m.landing_description({ venue: name }) },
    // An invitation to an event is for those who were invited.
    { name: "robots", content: "noindex" },
  ];
}

export function loader({ request, params }: Route.LoaderArgs) {
  redirectTo(guardLanding(params.restaurant_slug, parseVisit(new URL(request.url).searchParams)));
  return null;
}

/** Takes the Comptoir number of the table or suite, and leads to its menu. */
export async function action({ request, params }: Route.ActionArgs) {
  const number = (await request.formData()).get("number");
  const tableNum = parseText(typeof number === "string" ? number : null);
  if (tableNum === null) return data({ numberMissing: true }, { status: 400 });
  const visit = parseVisit(new URL(request.url).searchParams);
  return redirect(carryVisit(`/${params.restaurant_slug}`, { ...visit, tableNum, genericTableLocation: null }), 303);
}

export default function RestaurantLanding({ actionData }: Route.ComponentProps) {
  const { venue, origin } = useRestaurant();
  return (
    <>
      <StructuredData thing={restaurantLd(venue, origin)} />
      <LandingScreen answer={actionData} />
    </>
  );
}
