import type { FoundRestaurantData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import MapPin from "lucide-react/icons/map-pin";
import { LinkButton } from "../../ui/button.tsx";
import { VENUE_CARDS, VenueCard } from "../site/venue-card.tsx";

export type HomeScreenProps = {
  /** Whether the demonstration is loaded: the page then links to everything that it shows. screens#home-demonstration. */
  readonly isDemonstration: boolean;
  /** The chain whose location search is offered; null for none. */
  readonly chain: string | null;
  readonly hasCanteens: boolean;
  readonly venues: readonly FoundRestaurantData[];
};

/**
 * The page of `/`, with links to restaurants and canteens, or to the sign-in. It has the heading of page not found,
 * unless `isStart`: the start page of the demonstration. screens#home.
 */
export function HomeScreen({
  isDemonstration,
  chain,
  hasCanteens,
  venues,
  isStart = false,
}: HomeScreenProps & { readonly isStart?: boolean }) {
  return (
    <div className="page flex flex-col gap-8 pt-6 pb-12 sm:gap-10 sm:pt-10">
      <header className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <h1 className="w-full text-title sm:text-display">
          {isStart ? m.home_demonstration_heading() : m.page_not_found_heading()}
        </h1>
        <p className="measure text-ink-soft">
          {isStart ? m.home_demonstration_text() : venues.length > 0 ? m.home_text() : m.home_text_alone()}
        </p>
        <nav aria-label={m.home_ways()} className="flex flex-wrap gap-3">
          {chain === null ? null : (
            <LinkButton
              to={`/${encodeURIComponent(chain)}/location-search`}
              tone={venues.length > 0 ? "quiet" : "primary"}
            >
              <MapPin size={20} aria-hidden="true" />
              {m.home_find()}
            </LinkButton>
          )}
          {hasCanteens ? <LinkButton to="/cantine">{m.home_canteens()}</LinkButton> : null}
          {isDemonstration ? (
            <>
              <LinkButton to="/staff">{m.home_staff()}</LinkButton>
              <LinkButton to="/staff/start">{m.home_open_own()}</LinkButton>
              <LinkButton to="/login">{m.home_sign_in()}</LinkButton>
              <LinkButton to="/docs" reloadDocument={true}>
                {m.docs_title()}
              </LinkButton>
              <LinkButton to="/api/docs" reloadDocument={true}>
                {m.home_api()}
              </LinkButton>
            </>
          ) : null}
          {chain === null && !hasCanteens && !isDemonstration ? (
            <LinkButton to="/login" tone="primary">
              {m.home_sign_in()}
            </LinkButton>
          ) : null}
        </nav>
      </header>
      {venues.length > 0 ? (
        <section aria-labelledby="venues" className="flex flex-col gap-4">
          <h2 id="venues" className="text-lead">
            {m.home_venues()}
          </h2>
          <ul className={VENUE_CARDS}>
            {venues.map((venue, index) => (
              <VenueCard key={venue.id} found={venue} isFirst={index === 0} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
