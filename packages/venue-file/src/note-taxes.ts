import { type TaxRateData, usualTax } from "@comptoir/ordering";
import { dishesOf } from "./dishes-of.ts";
import { addWarning, type Reading } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const FEDERAL_PERCENT = 5;
const GREATEST_PERCENT = 15;

const RESTAURANT = pathTo(null, "restaurant");

/** Warns of a venue that takes cards without a tax rate, and of rates unlike the province's. venue#file-doubts. */
export function noteTaxes(venue: VenueFile, reading: Reading): void {
  const { restaurant, menus } = venue;
  const usual = usualTax(restaurant.province)?.percent;
  const own = percentOf(restaurant.tax_rate);
  const dishes = [...dishesOf(venue)];
  const sections = menus.flatMap((menu) => [menu, ...(menu.sections ?? [])]);
  const hasRate = [...sections, ...dishes.map(({ item }) => item)].some(({ tax_rate }) => percentOf(tax_rate) !== null);
  const takesCards = restaurant.payment_processor === "sandbox" || restaurant.payment_processor === "stripe";
  if (takesCards && own === null && !hasRate && !restaurant.tax_rate_periods?.length) {
    addWarning(reading, pathTo(RESTAURANT, "tax_rate"), WARNING.noTax);
  }
  const rebate = restaurant.tax_rebate;
  if (rebate && percentOf(rebate) === null) {
    addWarning(reading, pathTo(RESTAURANT, "tax_rebate"), WARNING.noRebateRate(rebate.max_amount));
  }
  if (own && usual !== undefined && own !== usual && own !== FEDERAL_PERCENT) {
    addWarning(reading, pathTo(RESTAURANT, "tax_rate"), WARNING.oddTax(own, restaurant.province ?? "", usual));
  }
  const note = (rate: TaxRateData | null | undefined, path: JsonPath) => {
    const percent = percentOf(rate);
    if (percent && (percent < FEDERAL_PERCENT || percent > GREATEST_PERCENT)) {
      addWarning(reading, pathTo(path, "tax_rate"), WARNING.impossibleTax(percent, FEDERAL_PERCENT, GREATEST_PERCENT));
    }
  };
  if (usual === undefined) note(restaurant.tax_rate, RESTAURANT);
  for (const [index, menu] of menus.entries()) {
    const at = pathTo(pathTo(null, "menus"), index);
    note(menu.tax_rate, at);
    for (const [number, section] of (menu.sections ?? []).entries()) {
      note(section.tax_rate, pathTo(pathTo(at, "sections"), number));
    }
  }
  for (const { item, path } of dishes) note(item.tax_rate, path);
}

/** Returns the sum of two rates in percent; null if both are absent. */
function percentOf(rate: TaxRateData | null | undefined): number | null {
  if (rate?.tax1 == null && rate?.tax2 == null) return null;
  return Math.round((Number(rate.tax1 ?? 0) + Number(rate.tax2 ?? 0)) * 1e7) / 1e5;
}
