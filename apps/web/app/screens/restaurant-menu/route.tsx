import { m } from "@comptoir/messages";
import { Announcements } from "../restaurant/announcements.tsx";
import { ClosedToOrders } from "../restaurant/closed-to-orders.tsx";
import { OpeningState } from "../restaurant/opening-state.tsx";
import { useRestaurant } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";
import { venueOfMatches } from "../restaurant/venue-of-matches.ts";
import type { Route } from "./+types/route";

export function meta({ matches }: Route.MetaArgs) {
  const venue = venueOfMatches(matches);
  const name = venue?.name ?? m.site_name();
  return [
    { title: m.landing_title({ venue: name }) },
    { name: "description", content: venue?.description ?? m.landing_description({ venue: name }) },
  ];
}

export default function RestaurantMenu() {
  const { venue } = useRestaurant();
  return (
    <VenueFrame>
      <div className="page flex flex-col gap-6 py-8">
        <h1 className="text-display">{venue.name}</h1>
        <OpeningState />
        <ClosedToOrders />
        <Announcements />
      </div>
    </VenueFrame>
  );
}
