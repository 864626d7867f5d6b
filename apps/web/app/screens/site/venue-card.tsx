import type { FoundRestaurantData } from "@comptoir/contract";
import { formatDistance, m } from "@comptoir/messages";
import type { OrderType } from "@comptoir/ordering";
import { deriveVenueTheme } from "@comptoir/ordering";
import ArrowRight from "lucide-react/icons/arrow-right";
import Navigation from "lucide-react/icons/navigation";
import type { CSSProperties } from "react";
import { buttonLook } from "../../ui/button-look.ts";
import { Picture } from "../../ui/picture.tsx";
import { venueInitial } from "../../venue/venue-initial.ts";
import { openingWords, StateLine } from "../restaurant/opening-state.tsx";
import { addressLines } from "./address-lines.ts";

export type VenueCardProps = {
  readonly found: FoundRestaurantData;
  /**
   * By default, the card links to the menu for take-out or catering, and to directions. With `to`, there are
   * no directions.
   */
  readonly to?: string;
  /** The restaurant's number on the map; null without a map. */
  readonly number?: number | null;
  /** The unit of the distance; null hides the distance. */
  readonly unit?: "km" | "mi" | null;
  /** Whether the picture is in the first view, and so loads with priority. */
  readonly isFirst?: boolean;
};

/**
 * A restaurant in a list, with its opening state and its ways to order. The link covers the card.
 * screens#venue-card.
 */
export function VenueCard({ found, to, number = null, unit = null, isFirst }: VenueCardProps) {
  const { name, address, distance, ordersPaused } = found;
  const ways = waysOf(found);
  const action = ordersPaused ? m.landing_view_menu() : m.location_order();
  return (
    <li
      data-found={found.id}
      style={colorsOf(found)}
      className="venue-colors @container relative flex min-w-0 flex-col overflow-hidden rounded-card border border-hairline bg-raised"
    >
      <VenueMark found={found} number={number} isFirst={isFirst} />
      <div className="flex grow flex-col gap-1 p-[16px]">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="min-w-0 wrap-anywhere font-display text-lead leading-tight font-medium">{name}</b>
          {unit !== null && distance !== null ? (
            <span className="figures text-small font-medium">{formatDistance(distance, unit)}</span>
          ) : null}
        </p>
        <FoundState found={found} />
        {address ? (
          <p className="text-small text-ink-soft">
            {addressLines(address).map((line) => (
              <span key={line} className="block">
                {line}{" "}
              </span>
            ))}
          </p>
        ) : null}
        {ways.length > 0 ? <p className="text-small text-ink-soft">{ways.join(" · ")}</p> : null}
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-3">
          {/* A document request: the response sets cookies and the venue's colours. */}
          <a
            href={to ?? orderAddress(found)}
            aria-label={m.location_card_link({ action, venue: name })}
            className={buttonLook({ tone: "primary", className: "static! grow after:absolute after:inset-0" })}
          >
            {action}
            <ArrowRight size={18} aria-hidden="true" className="@max-[10rem]:hidden" />
          </a>
          {address && to === undefined ? (
            <a
              href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`}
              aria-label={m.location_directions_to({ venue: name })}
              className={buttonLook({ className: "z-10 grow px-[12px]!" })}
            >
              <Navigation size={20} aria-hidden="true" className="@max-[10rem]:hidden" />
              {m.location_directions()}
            </a>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function VenueMark({ found: { cover, name }, number, isFirst }: Pick<VenueCardProps, "found" | "number" | "isFirst">) {
  return (
    <div className="venue-mark">
      {cover === null ? (
        <span aria-hidden="true" className="venue-initial">
          {venueInitial(name)}
        </span>
      ) : (
        <Picture
          image={cover}
          alt=""
          priority={isFirst ?? false}
          ratio="by-class"
          className="absolute! inset-0 size-full"
        />
      )}
      {number === null ? null : (
        <span
          aria-hidden="true"
          className="figures absolute top-3 left-3 grid size-7 place-items-center rounded-full bg-raised text-small font-semibold text-ink"
        >
          {number}
        </span>
      )}
    </div>
  );
}

export const VENUE_CARDS = "grid gap-5 sm:grid-cols-2 lg:grid-cols-3";

function FoundState({ found: { open, changesAt, now, ordersPaused } }: Pick<VenueCardProps, "found">) {
  if (ordersPaused) return <StateLine state="paused" words={m.location_paused()} />;
  if (open) return <StateLine state="open" words={openingWords({ open, until: changesAt }, now)} />;
  return <StateLine state="closed" words={openingWords({ open, opensAt: changesAt }, now)} />;
}

const TYPES: { readonly [Type in OrderType]?: () => string } = {
  "dine-in": m.way_table,
  "take-out": m.way_pickup,
  "generic-catering": m.way_catering,
  school: m.location_school,
};

function waysOf({ orderTypes, delivers }: FoundRestaurantData): string[] {
  return [...orderTypes.flatMap((type) => TYPES[type]?.() ?? []), ...(delivers ? [m.way_delivery()] : [])];
}

/** Prefers take-out, then catering: a visitor of a list of restaurants is not at a table. */
function orderAddress({ slug, orderTypes }: FoundRestaurantData): string {
  if (orderTypes.includes("take-out")) return `/${slug}?takeout=true`;
  return orderTypes.includes("generic-catering") ? `/${slug}?catering=true` : `/${slug}`;
}

/** Sets the venue's colours for the light and the dark scheme, from which the style `venue-colors` chooses. */
function colorsOf({ primaryColor, bandColor }: FoundRestaurantData): CSSProperties {
  const theme = deriveVenueTheme({ primary: primaryColor, band: bandColor });
  const entries = (["light", "dark"] as const).flatMap((scheme) => {
    const { accent, onAccent, band, onBand, bandTint } = theme[scheme];
    return Object.entries({ accent, "on-accent": onAccent, band, "on-band": onBand, "band-tint": bandTint }).map(
      ([name, color]) => [`--${scheme}-${name}`, color],
    );
  });
  return Object.fromEntries(entries);
}
