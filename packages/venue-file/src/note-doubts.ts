import {
  giftCardCodeKey,
  type MenuItemData,
  type OptionGroupData,
  type OptionValueData,
  parseCents,
} from "@comptoir/ordering";
import { dishesOf } from "./dishes-of.ts";
import { noteCharges } from "./note-charges.ts";
import { noteOpening } from "./note-opening.ts";
import { noteTables } from "./note-tables.ts";
import { noteTaxes } from "./note-taxes.ts";
import { addFault, addWarning, type Reading } from "./reading/findings.ts";
import { type JsonPath, pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING, WRONG } from "./wording.ts";

/** A price from which on cents are more likely than dollars; a lesser one too, where it is so many times the usual one. */
const GREAT_CENTS = 100_000;
const LARGE_CENTS = 10_000;
const LARGE_TIMES = 30;
/** A notice of so many minutes is hardly one that an order for as soon as possible may ignore. */
const GREAT_NOTICE = 60;
/** With fewer letters and digits, or fewer that differ, a gift card's code is found by trying. */
const CODE_LENGTH = 10;
const CODE_VARIETY = 5;

type Doubt = { readonly venue: VenueFile; readonly reading: Reading };

/** Warns of what a venue may say but hardly means, and what costs money or a guest. venue#file-doubts. */
export function noteDoubts(venue: VenueFile, reading: Reading): void {
  const doubt = { venue, reading };
  noteTaxes(venue, reading);
  noteCharges(venue, reading);
  noteOpening(venue.restaurant, reading);
  noteTables(venue.restaurant, reading);
  noteHorizon(doubt);
  noteGiftCards(doubt);
  notePrices(doubt);
  noteMenus(doubt);
}

const RESTAURANT = pathTo(null, "restaurant");

/** A date is ordered for from the cutoff on, and until the horizon. */
function noteHorizon({ venue, reading }: Doubt): void {
  const { k12, catering, order_options } = venue.restaurant;
  const { order_cutoff_days: cutoff, max_advanced_order_days: horizon } = order_options ?? {};
  if ((k12 || catering) && cutoff && horizon != null && horizon < cutoff) {
    const at = pathTo(pathTo(RESTAURANT, "order_options"), "max_advanced_order_days");
    addFault(reading, at, WRONG.horizonBeforeCutoff(horizon, cutoff));
  }
}

function noteGiftCards({ venue, reading }: Doubt): void {
  const { voucher } = venue.restaurant;
  const isWorded = Object.values(voucher ?? {}).some(Boolean);
  if (!voucher?.type && (isWorded || venue.gift_cards.length > 0)) {
    addWarning(reading, pathTo(pathTo(RESTAURANT, "voucher"), "type"), WARNING.noGiftCardField);
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
function hasOwnPrice({ price_schedule, options }: MenuItemData | OptionValueData): boolean {
  return !price_schedule?.length && !(options ?? []).some(decidesPrice);
}

function decidesPrice({ type, required, values }: OptionGroupData): boolean {
  const isPaid = (values ?? []).some(({ price }) => price != null && price !== "0.00");
  return type === "pricing" || (required === true && isPaid);
}

function noteMenus({ venue, reading }: Doubt): void {
  const { k12, order_options } = venue.restaurant;
  // Every order is for a day that is chosen.
  const isAhead = k12 || order_options?.generic_catering_only;
  for (const [index, menu] of venue.menus.entries()) {
    const at = pathTo(pathTo(null, "menus"), index);
    const { required_notice: notice, estimated_prep_time: prep } = menu;
    if (notice && prep && prep > notice) {
      addWarning(reading, pathTo(at, "estimated_prep_time"), WARNING.prepBeyondNotice(prep, notice));
    }
    const isForNow = menu.on_demand !== false && !isAhead;
    if (isForNow && notice && notice >= GREAT_NOTICE && notice > (prep ?? 0)) {
      addWarning(reading, pathTo(at, "required_notice"), WARNING.noticeNotKept(notice));
    }
    if (menu.dine_in === false && menu.on_demand === false && menu.scheduled === false) {
      addWarning(reading, at, WARNING.noOrders);
    }
  }
}
