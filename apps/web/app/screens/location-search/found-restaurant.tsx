import type { FoundRestaurantData } from "@comptoir/contract";
import { formatDistance, m } from "@comptoir/messages";
import type { OrderType } from "@comptoir/ordering";
import { Link } from "react-router";
import { openingWords, StateLine } from "../restaurant/opening-state.tsx";

const TYPES: { readonly [Type in OrderType]?: () => string } = {
  "dine-in": m.location_at_table,
  "take-out": m.location_take_out,
  "generic-catering": m.location_catering,
  school: m.location_school,
};

type FoundRestaurantProps = {
  readonly found: FoundRestaurantData;
  /** The restaurant's number in the list and on the map. */
  readonly number: number;
  /** The unit of the distance; null hides the distance. */
  readonly unit: "km" | "mi" | null;
};

/** One search result: street address, opening state, order types, and links to order and to directions. */
export function FoundRestaurant({ found, number, unit }: FoundRestaurantProps) {
  const { name, slug, address, distance, orderTypes, delivers } = found;
  const ways = [...orderTypes.flatMap((type) => TYPES[type]?.() ?? []), ...(delivers ? [m.location_delivers()] : [])];
  return (
    <li data-found={found.id} className="flex gap-4 py-3.5">
      <span aria-hidden="true" className="figures w-6 shrink-0 pt-3 text-small font-semibold text-ink-soft">
        {number}
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Link
            to={`/${slug}`}
            className="min-h-11 min-w-0 wrap-anywhere py-2 font-display text-lead font-medium underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          {unit !== null && distance !== null ? (
            <span className="figures text-small font-medium">{formatDistance(distance, unit)}</span>
          ) : null}
        </p>
        {address ? <p className="text-small text-ink-soft">{address}</p> : null}
        <FoundState found={found} />
        {ways.length > 0 ? <p className="text-small text-ink-soft">{ways.join(" · ")}</p> : null}
        {address ? (
          <a
            href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
            className="flex min-h-11 items-center self-start text-small underline underline-offset-4"
            aria-label={m.location_directions_to({ venue: name })}
          >
            {m.location_directions()}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** Shows whether a restaurant is open, closed or paused, and when it next closes or opens. */
export function FoundState({ found: { open, changesAt, now, ordersPaused } }: { readonly found: FoundRestaurantData }) {
  if (ordersPaused) return <StateLine state="paused" words={m.location_paused()} />;
  if (open) return <StateLine state="open" words={openingWords({ open, until: changesAt }, now)} />;
  return <StateLine state="closed" words={openingWords({ open, opensAt: changesAt }, now)} />;
}
