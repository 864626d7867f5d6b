import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { BackButton } from "../../ui/back-button.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { HangingSign } from "../../ui/drawings/hanging-sign.tsx";
import { PageMessage } from "../../ui/page-message.tsx";
import { serverCaller } from "../../venue/api-caller.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";

export function meta() {
  return [{ title: m.coming_soon_title() }];
}

/** Loads whether the chain has restaurants in other locations. A failed search counts as none. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const group = params.venue_group;
  const found = await calls.geolocationSearch(serverCaller(request, context), { group });
  return { group, isElsewhere: found.ok && found.answer.results.length > 0 };
}

/**
 * Announces that a chain's restaurant opens soon, and links to its open ones: `/{venue_group}/coming-soon`.
 * screens#coming-soon.
 */
export default function ComingSoon({ loaderData: { group, isElsewhere } }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <PageMessage
        drawing={<HangingSign />}
        heading={m.coming_soon_heading()}
        actions={
          <>
            {isElsewhere ? (
              <LinkButton to={`/${encodeURIComponent(group)}/location-search`} tone="primary">
                {m.coming_soon_locations()}
              </LinkButton>
            ) : null}
            <BackButton />
          </>
        }
      >
        {isElsewhere ? m.coming_soon_meanwhile() : m.coming_soon_other()}
      </PageMessage>
    </SiteFrame>
  );
}
