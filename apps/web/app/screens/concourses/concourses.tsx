import type { FoundRestaurantData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import ChevronRight from "lucide-react/icons/chevron-right";
import { MapPin } from "../../ui/drawings/map-pin.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FoundState } from "../location-search/found-restaurant.tsx";

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
    <div className="page flex flex-col gap-8 py-8 sm:py-12">
      <h1 className="text-title sm:text-display">{m.cantine_heading()}</h1>
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
    <section className="flex flex-col gap-3">
      <h2 className="text-lead">{heading}</h2>
      <ul className="flex max-w-2xl flex-col divide-y divide-hairline border-y border-hairline">
        {places.map((place) => (
          <li key={place.id}>
            {/* A document request: its response sets the cookie that remembers the choice. */}
            <a
              href={`/cantine?${new URLSearchParams({ at: place.slug })}`}
              className="flex min-h-16 items-center gap-4 py-4 hover:bg-tint"
            >
              <span className="flex min-w-0 grow flex-col gap-1">
                <span className="font-display text-lead font-medium">{place.name}</span>
                {place.address ? <span className="text-small text-ink-soft">{place.address}</span> : null}
                <FoundState found={place} />
              </span>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
