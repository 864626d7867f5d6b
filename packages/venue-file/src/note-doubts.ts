import { giftCardCodeKey, parseCents } from "@comptoir/ordering";
import { noteAcceptance } from "./note-acceptance.ts";
import { noteCharges } from "./note-charges.ts";
import { noteOpening } from "./note-opening.ts";
import { notePrices, SUSPECT_PRICE_CENTS } from "./note-prices.ts";
import { noteProgrammes } from "./note-programmes.ts";
import { noteTables } from "./note-tables.ts";
import { noteTaxes } from "./note-taxes.ts";
import { addFault, addWarning, type Reading } from "./reading/findings.ts";
import { pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING, WRONG } from "./wording.ts";

/** Minutes of notice that are implausible for immediate orders, which ignore the notice. */
const GREAT_NOTICE = 60;
/** Minimum length and distinct characters of a gift card's code; a weaker code can be guessed. */
const CODE_LENGTH = 10;
const CODE_VARIETY = 5;

type Doubt = { readonly venue: VenueFile; readonly reading: Reading };

/** Warns of valid but implausible settings that would cost money or guests. venue#file-doubts. */
export function noteDoubts(venue: VenueFile, reading: Reading): void {
  const doubt = { venue, reading };
  noteTaxes(venue, reading);
  noteCharges(venue, reading);
  noteOpening(venue.restaurant, reading);
  noteTables(venue.restaurant, reading);
  noteAcceptance(venue, reading);
  noteHorizon(doubt);
  noteGiftCards(doubt);
  notePrices(venue, reading);
  noteProgrammes(venue, reading);
  noteMenus(doubt);
}

const RESTAURANT = pathTo(null, "restaurant");

/** Adds a fault if the ordering horizon ends before the cutoff, so that no date can be ordered. */
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
    if ((parseCents(balance) ?? 0) >= SUSPECT_PRICE_CENTS)
      addWarning(reading, pathTo(at, "balance"), WARNING.great(balance));
  }
}

function noteMenus({ venue, reading }: Doubt): void {
  const { k12, order_options } = venue.restaurant;
  // With these settings every order is for a chosen day.
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
