import type { FoundRestaurantData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { MapPin } from "../../ui/drawings/map-pin.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { VENUE_CARDS, VenueCard } from "../site/venue-card.tsx";

type ConcoursesProps = {
  readonly concourses: readonly FoundRestaurantData[];
  /** The slug of the concourse that was chosen last; null for none. */
  readonly last: string | null;
};

/** Lists the concourses and workplaces where a guest can order. screens#cantine. */
export function Concourses({ concourses, last }: ConcoursesProps) {
  const before = concourses.filter(({ slug }) => slug === last);
  const others = concourses.filter(({ slug }) => slug !== last);
  return (
    <div className="page flex flex-col gap-8 pt-6 pb-12 sm:pt-10">
      <header className="flex flex-col gap-2">
        <h1 className="text-title sm:text-display">{m.cantine_heading()}</h1>
        {concourses.length > 1 ? <p className="measure text-ink-soft">{m.cantine_once()}</p> : null}
      </header>
      {concourses.length === 0 ? (
        <EmptyState drawing={<MapPin />} heading={m.cantine_none()}>
          {m.cantine_none_text()}
        </EmptyState>
      ) : null}
      {before.length > 0 ? <Places heading={m.cantine_last()} places={before} /> : null}
      {others.length > 0 ? (
        <Places heading={before.length > 0 ? m.cantine_others() : m.cantine_choose()} places={others} />
      ) : null}
    </div>
  );
}

function Places({ heading, places }: { readonly heading: string; readonly places: readonly FoundRestaurantData[] }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lead">{heading}</h2>
      <ul className={VENUE_CARDS}>
        {places.map((place, index) => (
          // The loader of `/cantine` stores the slug of the query parameter `at` in a cookie.
          <VenueCard
            key={place.id}
            found={place}
            to={`/cantine?${new URLSearchParams({ at: place.slug })}`}
            isFirst={index === 0}
          />
        ))}
      </ul>
    </section>
  );
}
