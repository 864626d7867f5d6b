import { m } from "@comptoir/messages";
import { Banner } from "../../ui/banner.tsx";
import { useRestaurant } from "./use-restaurant.ts";

/** Says that preparation takes longer just now. The promised times contain the minutes already. board#preparation. */
export function LongerPreparation() {
  const { venue, viewOnly } = useRestaurant();
  if (venue.extraMinutes === null || viewOnly !== null) return null;
  return <Banner tone="caution">{m.venue_preparation_longer({ minutes: venue.extraMinutes })}</Banner>;
}
