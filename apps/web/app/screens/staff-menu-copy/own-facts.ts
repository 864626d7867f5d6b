import type { VenueThingData } from "@comptoir/contract";
import { ownLocale, type RestaurantData, type TaxRateData } from "@comptoir/ordering";
import type { OwnFacts } from "./plan-copy.ts";

/** Returns what a restaurant has of that to which copied fields refer: its language, stations and tax rates. studio#copy-from. */
export function ownFactsOf(things: readonly VenueThingData[]): OwnFacts {
  const settings = (things.find(({ thing }) => thing === "restaurant")?.fields ?? {}) as Partial<RestaurantData>;
  const rates: (TaxRateData | null | undefined)[] = [settings.tax_rate, ...(settings.tax_rate_periods ?? [])];
  return {
    locale: ownLocale({ locales: settings.locales ?? null }),
    stations: new Set(things.flatMap(({ fields }) => (typeof fields.station === "string" ? [fields.station] : []))),
    rates: rates.flatMap((rate) => rate ?? []),
  };
}
