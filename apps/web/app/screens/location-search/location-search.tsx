import { type FoundRestaurantData, SEARCH_RESULTS_MAX } from "@comptoir/contract";
import { formatDistance, m } from "@comptoir/messages";
import { showsDistance } from "@comptoir/ordering";
import LocateFixed from "lucide-react/icons/locate-fixed";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { MapPin } from "../../ui/drawings/map-pin.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { FoundRestaurant } from "./found-restaurant.tsx";
import { PlaceField } from "./place-field.tsx";
import { RestaurantsMap } from "./restaurants-map.tsx";
import { REACHES, type Reach, type Searched, writeReach } from "./search-around.ts";
import { useSearchHere } from "./use-search-here.ts";

type LocationSearchProps = {
  readonly group: string;
  /** The typed street address, town or postal code; "" shows all restaurants of the chain. */
  readonly near: string;
  readonly reach: Reach;
  /** The result of the search; null if the search failed. */
  readonly found: Searched | null;
  /** The key of Google's map; null to use the drawn map. */
  readonly mapsKey: string | null;
};

/**
 * Searches restaurants by a typed street address, town or postal code, or by the device's location. Shows a list and a
 * map. Without script, only the typed search works.
 */
export function LocationSearch({ group, near, reach, found, mapsKey }: LocationSearchProps) {
  const here = useSearchHere(group, reach);
  const shown = here.found === undefined ? found : here.found;
  return (
    <div className="page flex flex-col gap-8 py-8 sm:py-12">
      <h1 className="text-title sm:text-display">{m.location_heading()}</h1>
      <search>
        <form method="get" className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <PlaceField group={group} near={near} />
          <SelectField
            id="within"
            name="within"
            label={m.location_within()}
            options={REACHES.map((one) => ({ value: writeReach(one), label: formatDistance(one.radius, one.unit) }))}
            defaultValue={writeReach(reach)}
          />
          <p className="flex flex-wrap gap-3 sm:col-span-2">
            <Button type="submit" tone="primary">
              {m.location_submit()}
            </Button>
            <Button busy={here.isBusy} className="noscript:hidden" onClick={here.search}>
              <LocateFixed size={20} aria-hidden="true" />
              {m.location_here()}
            </Button>
          </p>
        </form>
      </search>
      <div role="status" className="flex flex-col gap-3">
        {here.problem ? <Banner tone="caution">{here.problem}</Banner> : null}
        {here.found ? <p className="text-small text-ink-soft">{m.location_here_text()}</p> : null}
        {shown === null ? <Banner tone="danger">{m.location_failed()}</Banner> : null}
        {shown?.problem ? <Banner tone="caution">{shown.problem.message}</Banner> : null}
        {shown && shown.results.length > 0 ? <p className="text-small font-medium">{sayHowMany(shown)}</p> : null}
      </div>
      {shown ? <Found {...shown} reach={reach} mapsKey={mapsKey} /> : null}
    </div>
  );
}

/** Returns the text for the number of results. A search that reaches its maximum may have more. */
function sayHowMany({ results, place }: Searched): string {
  const { length: count } = results;
  if (count < SEARCH_RESULTS_MAX) return m.location_found({ count });
  return place === null ? m.location_first({ count }) : m.location_found_nearest({ count });
}

function Found({ results, nearest, place, reach, mapsKey }: Searched & Pick<LocationSearchProps, "reach" | "mapsKey">) {
  const unit = place !== null && showsDistance(place.types) ? reach.unit : null;
  if (results.length === 0) {
    if (place === null) return null;
    const distance = formatDistance(reach.radius, reach.unit);
    const isAlone = nearest.length === 0;
    return (
      <>
        <EmptyState drawing={<MapPin />} heading={m.location_none({ distance })}>
          {isAlone ? m.location_none_text() : m.location_nearest_text()}
        </EmptyState>
        {isAlone ? null : <FoundList label={m.location_nearest()} results={nearest} unit={unit} />}
      </>
    );
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <FoundList label={m.location_results()} results={results} unit={unit} />
      <RestaurantsMap results={results} place={place} mapsKey={mapsKey} />
    </div>
  );
}

type FoundListProps = Pick<Searched, "results"> & { readonly label: string; readonly unit: Reach["unit"] | null };

function FoundList({ label, results, unit }: FoundListProps) {
  return (
    <ol aria-label={label} className="flex min-w-0 flex-col divide-y divide-hairline border-y border-hairline">
      {results.map((one: FoundRestaurantData, index) => (
        <FoundRestaurant key={one.id} found={one} number={index + 1} unit={unit} />
      ))}
    </ol>
  );
}
