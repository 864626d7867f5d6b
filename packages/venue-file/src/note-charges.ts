import { parseChargeSetting, type TipConfigData } from "@comptoir/ordering";
import { addWarning, type Reading } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const GREAT_TIP_PERCENT = 50;
const GREAT_CHARGE_PERCENT = 50;

const RESTAURANT = pathTo(null, "restaurant");

/**
 * Warns of implausible charges, codes and tips, which are too high or a hundredth of the likely value.
 * venue#file-doubts.
 */
export function noteCharges({ restaurant, discounts }: VenueFile, reading: Reading): void {
  noteCharge(restaurant.service_charge, pathTo(RESTAURANT, "service_charge"), reading);
  const delivery = pathTo(RESTAURANT, "delivery");
  noteCharge(restaurant.delivery?.delivery_charge, pathTo(delivery, "delivery_charge"), reading);
  noteTips(restaurant.tipConfig, pathTo(RESTAURANT, "tipConfig"), reading);
  const options = pathTo(RESTAURANT, "order_options");
  noteTips(restaurant.order_options?.tip_config, pathTo(options, "tip_config"), reading);
  for (const [index, { value }] of discounts.entries()) {
    noteDiscount(value, pathTo(pathTo(pathTo(null, "discounts"), index), "value"), reading);
  }
}

function noteCharge(charge: string | null | undefined, path: JsonPath, reading: Reading): void {
  const percent = chargePercent(charge);
  if (!charge || percent === null) return;
  if (percent >= GREAT_CHARGE_PERCENT) addWarning(reading, path, WARNING.greatCharge(charge));
  if (isLikeFraction(percent)) addWarning(reading, path, WARNING.likeFraction(percent, "%"));
}

/** Warns of a discount code that takes off everything, nothing, or a hundredth of the likely value. venue#file-doubts. */
export function noteDiscount(value: string, path: JsonPath, reading: Reading): void {
  const percent = chargePercent(value);
  if (percent === 100) addWarning(reading, path, WARNING.allOff);
  if (percent === 0 || value === "0.00$") addWarning(reading, path, WARNING.nothingOff);
  if (percent !== null && isLikeFraction(percent)) addWarning(reading, path, WARNING.likeFraction(percent, "%"));
}

function noteTips(config: TipConfigData | null | undefined, path: JsonPath, reading: Reading): void {
  const offered = config?.default_values ?? [];
  for (const [index, value] of offered.entries()) {
    const at = pathTo(pathTo(path, "default_values"), index);
    const percent = Number(value);
    if (percent > GREAT_TIP_PERCENT) addWarning(reading, at, WARNING.greatTip(String(value)));
    if (isLikeFraction(percent)) addWarning(reading, at, WARNING.likeFraction(percent, ""));
  }
  const selected = config?.default_value_selected;
  if (selected == null || selected < offered.length) return;
  addWarning(reading, pathTo(path, "default_value_selected"), WARNING.tipPastList(selected, offered.length));
}

export function chargePercent(charge: string | null | undefined): number | null {
  const setting = parseChargeSetting(charge ?? "");
  return setting?.type === "percentage" ? setting.percentage.digits / 10 ** setting.percentage.scale : null;
}

/** Tells whether a percentage was probably written as a fraction, such as 0.18. */
function isLikeFraction(percent: number): boolean {
  return percent > 0 && percent < 1;
}
