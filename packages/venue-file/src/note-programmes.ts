import type { MenuItemData, OptionValueData } from "@comptoir/ordering";
import { dishesOf } from "./dishes-of.ts";
import { addWarning, type Reading } from "./reading/findings.ts";
import { pathTo } from "./reading/json-path.ts";
import type { VenueFile } from "./venue-file.ts";
import { WARNING } from "./wording.ts";

const RESTAURANT = pathTo(null, "restaurant");

/** Warns of codes, members and points whose feature is off. venue#file-doubts. */
export function noteProgrammes(venue: VenueFile, reading: Reading): void {
  const { hasDiscounts, membership_program, loyalty_program } = venue.restaurant;
  if (venue.discounts.length > 0 && !hasDiscounts) {
    addWarning(reading, pathTo(RESTAURANT, "hasDiscounts"), WARNING.noDiscountField);
  }
  const hasMembers = (venue.membership?.members.length ?? 0) > 0;
  const isForMembers = venue.menus.some((menu) => menu.member_only) || hasMemberPrices(venue);
  if ((hasMembers || isForMembers) && !membership_program) {
    addWarning(reading, pathTo(RESTAURANT, "membership_program"), WARNING.noMemberKnown);
  } else if (isForMembers && !hasMembers) addWarning(reading, pathTo(null, "membership"), WARNING.noMembers);
  if (venue.loyalty && !loyalty_program) {
    addWarning(reading, pathTo(RESTAURANT, "loyalty_program"), WARNING.noLoyalty);
  }
}

function hasMemberPrices(venue: VenueFile): boolean {
  return [...dishesOf(venue)].some(({ item }) => hasMemberPrice(item));
}

function hasMemberPrice({ memberPrice, options }: MenuItemData | OptionValueData): boolean {
  return memberPrice != null || (options ?? []).some(({ values }) => (values ?? []).some(hasMemberPrice));
}
