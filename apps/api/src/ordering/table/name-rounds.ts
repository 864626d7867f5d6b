import { findItem, LOCALES, type Locale, localizedText } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { TableRound } from "./lines.store.ts";

/**
 * Names the dishes of rounds in a reader's language, since a round keeps the names that its sender saw. A dish that the menu has no
 * longer, or has renamed since, keeps the name that was sent. table#bill.
 */
export function nameRounds(
  rounds: readonly TableRound[],
  { index }: Pick<LoadedVenue, "index">,
  locale: Locale,
): readonly TableRound[] {
  return rounds.map((round) => ({
    ...round,
    items: round.items.map((item) => {
      const dish = findItem(index, { id: item.id })?.item;
      const isNamedAsSent = dish && LOCALES.some((one) => localizedText(dish, "name", one) === item.name);
      return isNamedAsSent ? { ...item, name: localizedText(dish, "name", locale) } : item;
    }),
  }));
}
