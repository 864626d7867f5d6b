import {
  giftCardCodeKey,
  type MenuItemData,
  type OptionGroupData,
  type OptionValueData,
  parseCents,
  parseChargeSetting,
  type RestaurantData,
} from "@comptoir/ordering";
import { dishesOf } from "./dishes-of.ts";
import { noteTaxes } from "./note-taxes.ts";
import { addFault, addWarning, type Reading } from "./reading/findings.ts";
import { formatPath, type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING, WRONG } from "./wording.ts";

/** A price from which on cents are more likely than dollars; a lesser one too, where it is so many times the usual one. */
const GREAT_CENTS = 100_000;
const LARGE_CENTS = 10_000;
const LARGE_TIMES = 30;
const GREAT_TIP_PERCENT = 50;
const GREAT_CHARGE_PERCENT = 50;
/** With fewer letters and digits, or fewer that differ, a gift card's code is found by trying. */
const CODE_LENGTH = 10;
const CODE_VARIETY = 5;

type Doubt = { readonly venue: VenueFile; readonly reading: Reading };

/** Warns of what a venue may say but hardly means, and what costs money or a guest. venue#file-doubts. */
export function noteDoubts(venue: VenueFile, reading: Reading): void {
  const doubt = { venue, reading };
  noteTaxes(venue, reading);
  noteCharges(doubt);
  noteHours(doubt);
  noteTables(doubt);
  noteCodes(doubt);
  notePrices(doubt);
  noteMenus(doubt);
}

const RESTAURANT = pathTo(null, "restaurant");

function noteCharges({ venue, reading }: Doubt): void {
  const { restaurant } = venue;
  const note = (charge: string | null | undefined, path: JsonPath) => {
    const percent = chargePercent(charge);
    if (charge && percent !== null && percent >= GREAT_CHARGE_PERCENT) {
      addWarning(reading, path, WARNING.greatCharge(charge));
    }
  };
  note(restaurant.service_charge, pathTo(RESTAURANT, "service_charge"));
  note(restaurant.delivery?.delivery_charge, pathTo(pathTo(RESTAURANT, "delivery"), "delivery_charge"));
  const options = pathTo(RESTAURANT, "order_options");
  const tips = [
    [restaurant.tipConfig, pathTo(RESTAURANT, "tipConfig")],
    [restaurant.order_options?.tip_config, pathTo(options, "tip_config")],
  ] as const;
  for (const [config, path] of tips) {
    for (const [index, percent] of (config?.default_values ?? []).entries()) {
      const at = pathTo(pathTo(path, "default_values"), index);
      if (Number(percent) > GREAT_TIP_PERCENT) addWarning(reading, at, WARNING.greatTip(String(percent)));
    }
  }
  // A date is ordered for from the cutoff on, and until the horizon.
  const { order_cutoff_days: cutoff, max_advanced_order_days: horizon } = restaurant.order_options ?? {};
  if ((restaurant.k12 || restaurant.catering) && cutoff && horizon != null && horizon < cutoff) {
    addFault(reading, pathTo(options, "max_advanced_order_days"), WRONG.horizonBeforeCutoff(horizon, cutoff));
  }
}

/** The percentage of a charge; null for one in dollars. */
function chargePercent(charge: string | null | undefined): number | null {
  const setting = parseChargeSetting(charge ?? "");
  return setting?.type === "percentage" ? setting.percentage.digits / 10 ** setting.percentage.scale : null;
}

function noteHours({ venue, reading }: Doubt): void {
  const { restaurant } = venue;
  const note = (rows: RestaurantData["hours"] | RestaurantData["holiday_hours"], field: string) => {
    for (const [index, { start_time, end_time }] of (rows ?? []).entries()) {
      // From midnight to midnight is how a whole day is written.
      if (!start_time || start_time !== end_time || start_time === "00:00") continue;
      addWarning(reading, pathTo(pathTo(RESTAURANT, field), index), WARNING.opensAllDay(start_time));
    }
  };
  note(restaurant.hours, "hours");
  note(restaurant.holiday_hours, "holiday_hours");
}

function noteTables({ venue, reading }: Doubt): void {
  const { generic_table_locations: tables, delivery } = venue.restaurant;
  const lists = [
    [tables, pathTo(RESTAURANT, "generic_table_locations")],
    [delivery?.custom, pathTo(pathTo(RESTAURANT, "delivery"), "custom")],
  ] as const;
  for (const [locations, path] of lists) {
    const earlier = new Map<string, JsonPath>();
    for (const [index, { areas }] of (locations ?? []).entries()) {
      for (const [number, area] of (areas ?? []).entries()) {
        const at = pathTo(pathTo(pathTo(path, index), "areas"), number);
        const [label = "", code = label] = area.split(":");
        const key = code.trim().toLowerCase();
        const taken = earlier.get(key);
        if (taken) addWarning(reading, at, WARNING.sameTable(code, formatPath(taken)));
        else earlier.set(key, at);
      }
    }
  }
}

function noteCodes({ venue, reading }: Doubt): void {
  const { voucher } = venue.restaurant;
  const isWorded = Object.values(voucher ?? {}).some(Boolean);
  if (!voucher?.type && (isWorded || venue.gift_cards.length > 0)) {
    addWarning(reading, pathTo(pathTo(RESTAURANT, "voucher"), "type"), WARNING.noGiftCardField);
  }
  for (const [index, { value }] of venue.discounts.entries()) {
    const at = pathTo(pathTo(null, "discounts"), index);
    const percent = chargePercent(value);
    if (percent !== null && percent > 100) addFault(reading, pathTo(at, "value"), WRONG.not(value, "at most 100%"));
    if (percent === 100) addWarning(reading, pathTo(at, "value"), WARNING.allOff);
    if (percent === 0 || value === "0.00$") addWarning(reading, pathTo(at, "value"), WARNING.nothingOff);
  }
  for (const [index, { code, balance }] of venue.gift_cards.entries()) {
    const at = pathTo(pathTo(null, "gift_cards"), index);
    const key = giftCardCodeKey(code);
    if (key.length < CODE_LENGTH || new Set(key).size < CODE_VARIETY) {
      addWarning(reading, pathTo(at, "code"), WARNING.guessable(CODE_LENGTH));
    }
    if ((parseCents(balance) ?? 0) >= GREAT_CENTS) addWarning(reading, pathTo(at, "balance"), WARNING.great(balance));
  }
}

function notePrices({ venue, reading }: Doubt): void {
  const dishes = [...dishesOf(venue)];
  const prices = dishes.map(({ item }) => parseCents(item.price) ?? 0).sort((a, b) => a - b);
  const usual = prices[Math.floor(prices.length / 2)] ?? 0;
  const note = (price: string | null | undefined, path: JsonPath) => {
    const amount = parseCents(price ?? "") ?? 0;
    const isLarge = amount >= LARGE_CENTS && usual > 0 && amount >= usual * LARGE_TIMES;
    if (price && (amount >= GREAT_CENTS || isLarge)) addWarning(reading, path, WARNING.great(price));
  };
  const noteAll = (thing: MenuItemData | OptionValueData, path: JsonPath) => {
    note(thing.price, pathTo(path, "price"));
    for (const [letter, price] of Object.entries(thing.additional_prices ?? {})) {
      note(String(price), pathTo(pathTo(path, "additional_prices"), letter));
    }
    if ((parseCents(thing.memberPrice ?? "") ?? 0) > (parseCents(thing.price ?? "") ?? 0) && hasOwnPrice(thing)) {
      addWarning(reading, pathTo(path, "memberPrice"), WARNING.memberPriceAbove);
    }
    for (const [index, group] of (thing.options ?? []).entries()) {
      for (const [number, value] of (group.values ?? []).entries()) {
        noteAll(value, pathTo(pathTo(pathTo(pathTo(path, "options"), index), "values"), number));
      }
    }
  };
  for (const { item, path, isInSet } of dishes) {
    noteAll(item, path);
    if (item.price === "0.00" && hasOwnPrice(item) && !isInSet) {
      addWarning(reading, pathTo(path, "price"), WARNING.free);
    }
  }
}

/** Whether a thing's `price` is what it costs: neither the hour nor a choice decides. */
function hasOwnPrice({ additional_prices, options }: MenuItemData | OptionValueData): boolean {
  return Object.keys(additional_prices ?? {}).length === 0 && !(options ?? []).some(decidesPrice);
}

function decidesPrice({ type, required, values }: OptionGroupData): boolean {
  const isPaid = (values ?? []).some(({ price }) => price != null && price !== "0.00");
  return type === "pricing" || (required === true && isPaid);
}

function noteMenus({ venue, reading }: Doubt): void {
  for (const [index, menu] of venue.menus.entries()) {
    const at = pathTo(pathTo(null, "menus"), index);
    const { required_notice: notice, estimated_prep_time: prep } = menu;
    if (notice && prep && prep > notice) {
      addWarning(reading, pathTo(at, "estimated_prep_time"), WARNING.prepBeyondNotice(prep, notice));
    }
    if (menu.dine_in === false && menu.on_demand === false && menu.scheduled === false) {
      addWarning(reading, at, WARNING.noOrders);
    }
  }
}
