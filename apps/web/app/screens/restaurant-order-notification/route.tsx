import { m } from "@comptoir/messages";
import { comingSoonMeta } from "../coming-soon/coming-soon-screen.tsx";
import { VenueMessage } from "../restaurant/venue-message.tsx";

export const meta = comingSoonMeta;

export default function RestaurantOrderNotification() {
  return <VenueMessage heading={m.coming_soon_heading()}>{m.coming_soon_notification()}</VenueMessage>;
}
