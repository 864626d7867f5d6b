import { type Locale, restaurantName } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderVenue } from "../order-record.ts";

/** A restaurant on a receipt: its name in the order's language, address and tax numbers. law#tax-numbers. */
export function venueOnReceipt({ data, zone }: Pick<LoadedVenue, "data" | "zone">, locale: Locale): OrderVenue {
  return {
    id: data.id,
    slug: data.slug,
    name: restaurantName(data, locale),
    address: data.address ?? null,
    tax_numbers: Object.entries(data.tax_numbers ?? {}).map(([label, number]) => ({ label, number })),
    zone,
  };
}
