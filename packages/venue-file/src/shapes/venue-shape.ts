import { discountCodeKey, giftCardCodeKey, LOCALES, ORDER_TYPES, type PriceRuleData } from "@comptoir/ordering";
import { chargePercent } from "../note-charges.ts";
import { addFault, addWarning, type Reading } from "../reading/findings.ts";
import { idOf, unclaimed } from "../reading/id-readers.ts";
import { type JsonPath, pathTo } from "../reading/json-path.ts";
import { amount, charge, flag, wholeNumber } from "../reading/number-readers.ts";
import { list, made, object, type Schema } from "../reading/schema-types.ts";
import { email, oneOf } from "../reading/text-readers.ts";
import { checkPeriod, endInstant, instant } from "../reading/time-readers.ts";
import { localization, message, words } from "../reading/word-readers.ts";
import type {
  AnnouncementData,
  ContactData,
  DiscountData,
  GiftCardData,
  KeptData,
  MembershipData,
  VenueFile,
} from "../venue-file.ts";
import { EXPECTED, WARNING, WRONG } from "../wording.ts";
import { checkParStock, event, noteStrangers } from "./event-shape.ts";
import { loyalty } from "./loyalty-shape.ts";
import { menu, menuGroup } from "./menu-shape.ts";
import { member, user } from "./people-shape.ts";
import { priceRule } from "./price-rule-shape.ts";
import { code } from "./priced-fields.ts";
import { restaurant } from "./restaurant-shape.ts";
import { checkRotations, rotation } from "./rotation-shape.ts";

const LABEL = words(300).nullish();
const TITLE_AND_MESSAGE = localization(["title", "message"]).nullish();

/** A discount code. payment#discounts. */
export const discount = object<DiscountData>(
  {
    code: unclaimed("discount code", code, discountCodeKey),
    name: LABEL,
    value: charge,
    starts_at: instant.nullish(),
    ends_at: endInstant.nullish(),
    max_uses: wholeNumber(1, 1_000_000_000).nullish(),
    max_uses_per_person: wholeNumber(1, 1_000_000).nullish(),
    minimum_order_amount: amount.nullish(),
    order_types: list(oneOf(ORDER_TYPES), ORDER_TYPES.length).nullish(),
    localization: localization(["name"]).nullish(),
    stopped: flag.nullish(),
  },
  (data, path, reading) => {
    checkPeriod(data, path, reading);
    if ((chargePercent(data.value) ?? 0) > 100) {
      addFault(reading, pathTo(path, "value"), WRONG.not(data.value, EXPECTED.wholeDiscount));
    }
  },
);

const giftCard = object<GiftCardData>({
  code: unclaimed("gift card code", code, giftCardCodeKey),
  balance: amount,
});

const announcement = object<AnnouncementData>(
  {
    id: made(idOf("announcement"), () => ""),
    title: LABEL,
    message,
    localization: TITLE_AND_MESSAGE,
    starts_at: instant.nullish(),
    ends_at: endInstant.nullish(),
  },
  checkPeriod,
);

/** Maximum number of price rules of a venue. */
const PRICE_RULES_MAX = 200;

const NONE = () => [];
const NOTHING = () => undefined;

/** A whole venue file. venue#file-parts. */
export const venue: Schema<VenueFile> = object<VenueFile>({
  restaurant,
  menu_groups: made(list(menuGroup), NONE),
  menus: made(list(menu), NONE),
  discounts: made(list(discount), NONE),
  gift_cards: made(list(giftCard), NONE),
  membership: made<MembershipData | undefined>(object<MembershipData>({ members: list(member) }), NOTHING),
  announcements: made(list(announcement), NONE),
  price_rules: made<PriceRuleData[] | undefined>(list(priceRule, PRICE_RULES_MAX), NOTHING),
  contact: made<ContactData | undefined>(object<ContactData>({ email, locale: oneOf(LOCALES).nullish() }), NOTHING),
  loyalty: made<KeptData | undefined>(loyalty, NOTHING),
  rotations: made(list(rotation), NONE),
  events: made(list(event), NONE),
  users: made(list(user), NONE),
});

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
  // A hub has no menus of its own.
  const isEmpty = (data.menus ?? []).length === 0 && !data.restaurant?.marketplace_hub;
  if (isEmpty) addWarning(reading, pathTo(path, "menus"), WARNING.noMenus);
}
