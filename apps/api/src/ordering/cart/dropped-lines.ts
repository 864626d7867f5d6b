import type { PricedLineData } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { type CartLine, type Id, isSameId, type LineChange, type Locale, localizedText } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";

const DROP_REASONS = {
  "item-missing": "missing",
  unavailable: "unavailable",
  "option-missing": "option-missing",
  "sold-out": "sold-out",
  "over-limit": "over-limit",
} as const satisfies Record<LineChange["reason"], string>;

/**
 * Returns the name and the reason of each line dropped from a cart. For a dish that left the menu, uses its
 * name from the earlier order. ordering#cart-restore-lines.
 */
export function nameDropped(
  venue: LoadedVenue,
  changes: readonly LineChange[],
  locale: Locale,
  ordered: readonly Pick<PricedLineData, "id" | "name">[] = [],
) {
  return changes.map(({ line, reason }) => {
    const before = ordered.find(({ id }) => isSameId(id, line.id));
    return { name: nameOf(venue, line.id, locale, before?.name), reason: DROP_REASONS[reason] };
  });
}

/** Returns the names and dates of a school cart's lines that are past their cutoff. school#past-cutoff. */
export function nameLate(
  venue: LoadedVenue,
  lines: readonly (Pick<CartLine, "id"> & { readonly date: string })[],
  locale: Locale,
) {
  return lines.map(({ id, date }) => ({ name: nameOf(venue, id, locale), reason: "past-cutoff" as const, date }));
}

/** A dish that left the menu is named `before`, or by a general name: a diner cannot read an id. */
function nameOf(venue: LoadedVenue, id: Id, locale: Locale, before?: string): string {
  const item = venue.index.listingsByItemId.get(String(id))?.[0]?.item;
  return item ? localizedText(item, "name", locale) : (before ?? m.cart_unnamed_dish({}, { locale }));
}
