import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { useRestaurant } from "./use-restaurant.ts";

/** Says that cards are off just now, where an order can be paid in another way. payment#cards-off. */
export function CardsOff() {
  const { venue, visit, viewOnly } = useRestaurant();
  if (!venue.cardsOff || viewOnly !== null || visit.eventDayOrdering) return null;
  return <Banner tone="caution">{m.venue_cards_off_others()}</Banner>;
}
