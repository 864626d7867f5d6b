import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { chainName } from "../../search-engines/chain-ld.ts";
import { BackButton } from "../../ui/back-button.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { HangingSign } from "../../ui/drawings/hanging-sign.tsx";
import { serverCaller } from "../../venue/api-caller.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import { VENUE_CARDS, VenueCard } from "../site/venue-card.tsx";
import type { Route } from "./+types/route";

/** Maximum number of other restaurants shown. The location search lists all. */
const SHOWN_MAX = 6;

export function meta() {
  return [{ title: m.coming_soon_title() }];
}

/** Lists the chain's restaurants, open ones first. If the search fails, the page lists none. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const group = params.venue_group;
  const found = await calls.geolocationSearch(serverCaller(request, context), { group });
  const all = found.ok ? found.answer.results : [];
  const others = [...all.filter(({ open }) => open), ...all.filter(({ open }) => !open)].slice(0, SHOWN_MAX);
  return { group, others };
}

/**
 * The page `/{venue_group}/coming-soon`: a restaurant of the chain opens soon, and the chain's other
 * restaurants are listed. screens#coming-soon.
 */
export default function ComingSoon({ loaderData: { group, others } }: Route.ComponentProps) {
  const isElsewhere = others.length > 0;
  return (
    <SiteFrame>
      <div className="page flex flex-col gap-8 pt-6 pb-12 sm:gap-10 sm:pt-10">
        <header className="flex flex-col gap-3">
          <HangingSign />
          {isElsewhere ? <p className="text-small font-medium">{chainName(group)}</p> : null}
          <h1 className="text-title sm:text-display">{m.coming_soon_heading()}</h1>
          <p className="measure text-ink-soft">{isElsewhere ? m.coming_soon_meanwhile() : m.coming_soon_other()}</p>
          <p className="mt-1 flex flex-wrap gap-3">
            {isElsewhere ? (
              <LinkButton to={`/${encodeURIComponent(group)}/location-search`}>{m.coming_soon_locations()}</LinkButton>
            ) : (
              <LinkButton to="/" tone="primary" reloadDocument={true}>
                {m.error_page_start()}
              </LinkButton>
            )}
            <BackButton />
          </p>
        </header>
        {isElsewhere ? (
          <ul aria-label={m.location_results()} className={VENUE_CARDS}>
            {others.map((venue, index) => (
              <VenueCard key={venue.id} found={venue} isFirst={index === 0} />
            ))}
          </ul>
        ) : null}
      </div>
    </SiteFrame>
  );
}
