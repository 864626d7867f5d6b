import { type FoundRestaurantData, SEARCH_RESULTS_MAX } from "@comptoir/contract";
import { formatDistance, m } from "@comptoir/messages";
import { showsDistance } from "@comptoir/ordering";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { MapPin } from "../../ui/drawings/map-pin.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { VENUE_CARDS, VenueCard } from "../site/venue-card.tsx";
import { PlaceField } from "./place-field.tsx";
import { RestaurantsMap } from "./restaurants-map.tsx";
import { type Reach, reachesIn, type Searched, writeReach } from "./search-around.ts";
import { useSearchHere } from "./use-search-here.ts";

type LocationSearchProps = {
  readonly group: string;
  /** The typed street address, town or postal code; "" shows all restaurants of the chain. */
  readonly near: string;
  readonly reach: Reach;
  /** The result of the search; null if the search failed. */
  readonly found: Searched | null;
  /** All restaurants of the chain if the search has no result; else empty. */
  readonly chain: readonly FoundRestaurantData[];
  /** The key of Google's map; null for no map. */
  readonly mapsKey: string | null;
};

/**
 * Searches a chain's restaurants by a typed address or the device's location. Only the former works without
 * script.
 */
export function LocationSearch({ group, near, reach, found, chain, mapsKey }: LocationSearchProps) {
  const here = useSearchHere(group, reach);
  const shown = here.found === undefined ? found : here.found;
  const isFound = shown !== null && shown.results.length > 0;
  return (
    <div className="page flex flex-col gap-6 pt-6 pb-12 sm:gap-8 sm:pt-10">
      <h1 className="text-title sm:text-display">{m.location_heading()}</h1>
      <search>
        <form method="get" className="flex flex-wrap items-start gap-x-3 gap-y-4">
          <div className="min-w-0 flex-[1_1_18rem]">
            <PlaceField group={group} near={near} />
          </div>
          {near === "" ? null : (
            <div className="w-28 shrink-0">
              <SelectField
                id="within"
                name="within"
                label={m.location_within()}
                options={reachesIn(reach.unit).map((one) => ({
                  value: writeReach(one),
                  label: formatDistance(one.radius, one.unit),
                }))}
                defaultValue={writeReach(reach)}
              />
            </div>
          )}
          <Button type="submit" tone="primary" className={`${near === "" ? "sm:mt-7" : "mt-7"} max-sm:grow`}>
            {m.location_submit()}
          </Button>
          <Button busy={here.isBusy} className="sm:mt-7 max-sm:w-full noscript:hidden" onClick={here.search}>
            <LocateFixed size={20} aria-hidden="true" />
            {m.location_here()}
          </Button>
        </form>
      </search>
      <div role="status" className="flex flex-col gap-3">
        {here.problem ? <Banner tone="caution">{here.problem}</Banner> : null}
        {here.found ? <p className="text-small text-ink-soft">{m.location_here_text()}</p> : null}
        {shown === null ? <Banner tone="danger">{m.location_failed()}</Banner> : null}
        {shown?.problem ? <Banner tone="caution">{shown.problem.message}</Banner> : null}
        {isFound ? <p className="text-small font-medium">{sayHowMany(shown)}</p> : null}
      </div>
      {shown ? <Found {...shown} reach={reach} chain={chain} mapsKey={mapsKey} /> : null}
    </div>
  );
}

/** A search that returns `SEARCH_RESULTS_MAX` restaurants may have more. */
function sayHowMany({ results, place }: Searched): string {
  const { length: count } = results;
  if (count < SEARCH_RESULTS_MAX) return m.location_found({ count });
  return place === null ? m.location_first({ count }) : m.location_found_nearest({ count });
}

type FoundProps = Searched & Pick<LocationSearchProps, "reach" | "chain" | "mapsKey">;

function Found({ results, nearest, place, unit: unitHere, reach, chain, mapsKey }: FoundProps) {
  const unit = place !== null && showsDistance(place.types) ? unitHere : null;
  if (results.length === 0) {
    const others = chain.length > 0 ? <Others chain={chain} /> : null;
    if (place === null) return others;
    const distance = formatDistance(reach.radius, reach.unit);
    const isAlone = nearest.length === 0;
    return (
      <>
        <EmptyState drawing={<MapPin />} heading={m.location_none({ distance })}>
          {isAlone ? m.location_none_text() : m.location_nearest_text()}
        </EmptyState>
        {isAlone ? others : <FoundList label={m.location_nearest()} results={nearest} unit={unit} />}
      </>
    );
  }
  if (mapsKey === null) return <FoundList label={m.location_results()} results={results} unit={unit} />;
  return (
    <div className="grid items-start gap-8 has-data-map:lg:grid-cols-[minmax(0,1fr)_24rem]">
      <FoundList label={m.location_results()} results={results} unit={unit} isNumbered={true} />
      <RestaurantsMap results={results} place={place} mapsKey={mapsKey} />
    </div>
  );
}

function Others({ chain }: Pick<LocationSearchProps, "chain">) {
  return (
    <section aria-labelledby="others" className="flex flex-col gap-4">
      <h2 id="others" className="text-lead">
        {m.location_all()}
      </h2>
      <FoundList label={m.location_all()} results={chain} unit={null} />
    </section>
  );
}

type FoundListProps = Pick<Searched, "results"> & {
  readonly label: string;
  readonly unit: Reach["unit"] | null;
  /** Whether each card shows the number of its pin on the map. */
  readonly isNumbered?: boolean;
};

function FoundList({ label, results, unit, isNumbered }: FoundListProps) {
  return (
    <ol aria-label={label} className={isNumbered ? "grid min-w-0 gap-5 sm:grid-cols-2" : VENUE_CARDS}>
      {results.map((one, index) => (
        <VenueCard key={one.id} found={one} number={isNumbered ? index + 1 : null} unit={unit} isFirst={index === 0} />
      ))}
    </ol>
  );
}
