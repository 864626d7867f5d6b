import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { comingSoonMeta } from "../coming-soon/coming-soon-screen.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";

export const meta = comingSoonMeta;

export default function RestaurantOrderNotification() {
  const linkTo = useVisitLink();
  return (
    <VenueFrame>
      <PageMessage
        heading={m.coming_soon_heading()}
        actions={
          <LinkButton tone="primary" to={linkTo("")}>
            {m.site_back_to_menu()}
          </LinkButton>
        }
      >
        {m.coming_soon_notification()}
      </PageMessage>
    </VenueFrame>
  );
}
