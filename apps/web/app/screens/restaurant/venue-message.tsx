import { m } from "@comptoir/messages";
import { LinkButton } from "../../ui/button.tsx";
import { BrokenPlate } from "../../ui/drawings/broken-plate.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { useVisitLink } from "./use-restaurant.ts";
import { VenueFrame } from "./venue-frame.tsx";

export function VenueMessage({ heading, children }: { readonly heading: string; readonly children: string }) {
  const linkTo = useVisitLink();
  return (
    <VenueFrame>
      <PageMessage
        drawing={<BrokenPlate />}
        heading={heading}
        actions={
          <LinkButton tone="primary" to={linkTo("")}>
            {m.site_back_to_menu()}
          </LinkButton>
        }
      >
        {children}
      </PageMessage>
    </VenueFrame>
  );
}
