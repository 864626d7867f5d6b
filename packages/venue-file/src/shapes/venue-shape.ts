import { discountCodeKey, giftCardCodeKey, LOCALES, ORDER_TYPES } from "@comptoir/ordering";
import { amount, charge } from "../reading/decimal-readers.ts";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, unclaimed } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { localization } from "../reading/localization-reader.ts";
import { wholeNumber } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { named, optional, type Reader, required } from "../reading/reader.ts";
import { email, oneOf } from "../reading/text-readers.ts";
import { checkPeriod, endInstant, instant } from "../reading/time-readers.ts";
import { message, words } from "../reading/word-readers.ts";
import type {
  AnnouncementData,
  ContactData,
  DiscountData,
  GiftCardData,
  MembershipData,
  VenueFile,
} from "../venue-file.ts";
import { WARNING, WRONG } from "../wording.ts";
import { checkParStock, event, noteStrangers } from "./event-shape.ts";
import { loyalty } from "./loyalty-shape.ts";
import { menu, menuGroup } from "./menu-shape.ts";
import { member, user } from "./people-shape.ts";
import { code } from "./priced-fields.ts";
import { restaurant } from "./restaurant-shape.ts";
import { checkRotations, rotation } from "./rotation-shape.ts";

const LABEL = optional(words(300));
const TITLE_AND_MESSAGE = optional(localization(["title", "message"]));

/** A discount code. payment#discounts. */
const discount = object<DiscountData>(
  {
    code: required(unclaimed("discount code", code, discountCodeKey)),
    name: LABEL,
    value: required(charge),
    starts_at: optional(instant),
    ends_at: optional(endInstant),
    max_uses: optional(wholeNumber(1, 1_000_000_000)),
    max_uses_per_person: optional(wholeNumber(1, 1_000_000)),
    minimum_order_amount: optional(amount),
    order_types: optional(list(oneOf(ORDER_TYPES), ORDER_TYPES.length)),
    localization: optional(localization(["name"])),
  },
  checkPeriod,
);

const giftCard = object<GiftCardData>({
  code: required(unclaimed("gift card code", code, giftCardCodeKey)),
  balance: required(amount),
});

const announcement = object<AnnouncementData>(
  {
    id: { ...optional(idOf("announcement")), absent: () => "" },
    title: LABEL,
    message: required(message),
    localization: TITLE_AND_MESSAGE,
    starts_at: optional(instant),
    ends_at: optional(endInstant),
  },
  checkPeriod,
);

const NONE = () => [];

/** A whole venue file. venue#file-parts. */
export const venue: Reader<VenueFile> = object<VenueFile>({
  restaurant: required(named("restaurant", restaurant)),
  menu_groups: { ...optional(list(menuGroup)), absent: NONE },
  menus: { ...optional(list(named("menu", menu))), absent: NONE },
  discounts: { ...optional(list(discount)), absent: NONE },
  gift_cards: { ...optional(list(giftCard)), absent: NONE },
  membership: optional(object<MembershipData>({ members: required(list(member)) })),
  announcements: { ...optional(list(announcement)), absent: NONE },
  contact: optional(object<ContactData>({ email: required(email), locale: optional(oneOf(LOCALES)) })),
  loyalty: optional(loyalty),
  rotations: { ...optional(list(rotation)), absent: NONE },
  events: { ...optional(list(event)), absent: NONE },
  users: { ...optional(list(user)), absent: NONE },
});

/** Checks what only the whole file can tell. */
export function checkVenue(data: VenueFile, path: JsonPath, reading: Reading): void {
  const groupIds = new Set((data.menu_groups ?? []).map((group) => String(group.id)));
  for (const [index, { menu_group_id }] of (data.menus ?? []).entries()) {
    if (menu_group_id == null || groupIds.has(String(menu_group_id))) continue;
    const at = pathTo(pathTo(pathTo(path, "menus"), index), "menu_group_id");
    addFault(reading, at, WRONG.noSuch(menu_group_id, "menu group"));
  }
  checkRotations(data, path, reading);
  checkParStock(data, path, reading);
  noteStrangers(data, path, reading);
  // A hub sells its kitchens' menus.
  const isEmpty = (data.menus ?? []).length === 0 && !data.restaurant?.marketplace_hub;
  if (isEmpty) addWarning(reading, pathTo(path, "menus"), WARNING.noMenus);
}
