import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useVisitLink } from "../restaurant/use-restaurant.ts";
import { VenueFrame } from "../restaurant/venue-frame.tsx";

/** For a link that leads to no order: said kindly, with a way on. */
export function UnknownOrder() {
  const linkTo = useVisitLink();
  return (
    <VenueFrame>
      <PageMessage
        heading={m.order_unknown_heading()}
        actions={
          <LinkButton tone="primary" to={linkTo("")}>
            {m.site_back_to_menu()}
          </LinkButton>
        }
      >
        {m.order_unknown_text()}
      </PageMessage>
    </VenueFrame>
  );
}
