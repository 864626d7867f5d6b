import { findItem, type Id, LOCALES, type Locale, localizedText, restaurantName } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { serviceChargeLabel } from "../quote/quote-order.ts";
import type { TableRound } from "./lines.store.ts";

/** The kitchen of a food hall that has a round's order, or nothing elsewhere. table#halls. */
export function kitchenOfRound(
  { restaurantId }: Pick<TableRound, "restaurantId">,
  { kitchens }: Pick<LoadedVenue, "kitchens">,
  locale: Locale,
): { readonly kitchen?: { readonly id: Id; readonly name: string } } {
  const kitchen = kitchens?.find((one) => one.restaurantId === restaurantId);
  return kitchen ? { kitchen: { id: kitchen.id, name: restaurantName(kitchen.data, locale) } } : {};
}

/** The name of the kitchen of a food hall with an id, or nothing elsewhere. table#halls. */
export function kitchenNamed(
  restaurantId: string,
  venue: Pick<LoadedVenue, "kitchens">,
  locale: Locale,
): { readonly kitchen?: string } {
  const { kitchen } = kitchenOfRound({ restaurantId }, venue, locale);
  return kitchen ? { kitchen: kitchen.name } : {};
}

/**
 * Names the dishes of rounds in a reader's language, since a round keeps the names that its sender saw. A dish that the menu has no
 * longer, or has renamed since, keeps the name that was sent. table#bill.
 */
export function nameRounds(
  rounds: readonly TableRound[],
  { index, kitchens }: Pick<LoadedVenue, "index" | "kitchens">,
  locale: Locale,
): readonly TableRound[] {
  // A kitchen's order has the ids of the kitchen's own menu.
  const indexOf = new Map(kitchens?.map((kitchen) => [kitchen.restaurantId, kitchen.index]));
  return rounds.map((round) => ({
    ...round,
    items: round.items.map((item) => {
      const dish = findItem(indexOf.get(round.restaurantId) ?? index, { id: item.id })?.item;
      const isNamedAsSent = dish && LOCALES.some((one) => localizedText(dish, "name", one) === item.name);
      return isNamedAsSent ? { ...item, name: localizedText(dish, "name", locale) } : item;
    }),
  }));
}

/**
 * Names the service charge of rounds in a reader's language. A label that the restaurant has changed since is kept as it was sent. Null
 * without the charge, and if kitchens of a food hall label it differently. bill#service-charge-label.
 */
export function nameServiceCharge(
  rounds: readonly TableRound[],
  venue: Pick<LoadedVenue, "data" | "kitchens">,
  locale: Locale,
): string | null {
  const labels = rounds.flatMap(({ restaurantId, serviceLabel }) => {
    if (serviceLabel === null) return [];
    const seller = venue.kitchens?.find((kitchen) => kitchen.restaurantId === restaurantId) ?? venue;
    const isNamedAsSent = LOCALES.some((one) => serviceChargeLabel(seller, { locale: one }) === serviceLabel);
    return [isNamedAsSent ? serviceChargeLabel(seller, { locale }) : serviceLabel];
  });
  const [label = null, ...others] = new Set(labels);
  return others.length > 0 ? null : label;
}
