import {
  decodeHtmlText,
  type IntervalLimitsData,
  type MenuData,
  type MenuGroupData,
  type MenuItemData,
  type SectionData,
} from "@comptoir/ordering";
import { amount } from "../reading/decimal-readers.ts";
import { addFault, addWarning } from "../reading/findings.ts";
import { reference } from "../reading/id-readers.ts";
import { pathTo } from "../reading/json-path.ts";
import { list } from "../reading/list-reader.ts";
import { localization } from "../reading/localization-reader.ts";
import { noEffect } from "../reading/no-effect.ts";
import { flag, wholeNumber } from "../reading/number-readers.ts";
import { object } from "../reading/object-reader.ts";
import { named, optional, type Reader, required } from "../reading/reader.ts";
import { slugFor } from "../reading/slug-readers.ts";
import { image, oneOf, url } from "../reading/text-readers.ts";
import { instant, publishedAt, timeOfDay } from "../reading/time-readers.ts";
import { words } from "../reading/word-readers.ts";
import { WARNING, WRONG } from "../wording.ts";
import { optionGroups } from "./option-shape.ts";
import { checkPriced, namedFields, order, pricedFields, taxRate } from "./priced-fields.ts";

const NAME_AND_DESCRIPTION = optional(localization(["name", "description"]));
/** Minutes of notice, preparation and the like: at most four weeks. time#menu-minutes. */
const MINUTES = optional(wholeNumber(0, 40_320));

/** A dish. menu#item. */
export const menuItem: Reader<MenuItemData> = object<MenuItemData>(
  {
    ...pricedFields("item"),
    price: required(amount),
    slug: optional(slugFor("item")),
    nutritional_sheet_url: optional(url),
    price_unit: optional(words(100)),
    price_type: optional(noEffect(words(100))),
    tax_rebate_eligibility: optional(oneOf(["eligible", "not-eligible", "ineligible"])),
    sold_out: optional(flag),
    featured_item: optional(flag),
    upsell_item: optional(flag),
    prep_minutes: optional(wholeNumber(0, 1_440)),
    created_at: optional(noEffect(instant)),
    updated_at: optional(noEffect(instant)),
    menu_id: optional(noEffect(reference)),
    section_id: optional(noEffect(reference)),
    menu_group_id: optional(noEffect(reference)),
    parent: optional(noEffect(reference)),
    options: optional(optionGroups),
  },
  checkPriced,
);

/** A section. menu#section. */
export const section: Reader<SectionData> = object<SectionData>(
  {
    ...namedFields("section"),
    description: optional(words()),
    type: optional(oneOf(["a-la-carte", "prix-fixe"])),
    price: optional(amount),
    tax_rate: optional(taxRate),
    order,
    sold_out: optional(flag),
    localization: NAME_AND_DESCRIPTION,
    published_at: publishedAt,
    menu_id: optional(noEffect(reference)),
    items: optional(list(named("item", menuItem))),
  },
  (data, path, reading) => {
    const isPrixFixe = data.type === "prix-fixe";
    const named = decodeHtmlText(data.name ?? "");
    if (isPrixFixe && data.price == null)
      addWarning(reading, pathTo(path, "price"), WARNING.prixFixeWithoutPrice(named));
    if (!isPrixFixe && data.price != null)
      addWarning(reading, pathTo(path, "price"), WARNING.priceWithoutEffect(named));
  },
);

/** What a slot takes; 0 is no limit. time#slot-limits. */
const SLOT_LIMIT = optional(wholeNumber(0, 100_000));

/** Other limits at some hours. time#limits-by-hour. */
const intervalLimits = object<IntervalLimitsData>(
  {
    weekday: optional(wholeNumber(0, 6)),
    start_time: required(timeOfDay),
    end_time: required(timeOfDay),
    max_orders_per_interval: SLOT_LIMIT,
    max_prep_minutes_per_interval: SLOT_LIMIT,
  },
  (data, path, reading) => {
    if (data.max_orders_per_interval !== undefined || data.max_prep_minutes_per_interval !== undefined) return;
    addFault(reading, path, WRONG.limitsNothing);
  },
);

/** A menu. menu#menu. */
export const menu: Reader<MenuData> = object<MenuData>(
  {
    ...namedFields("menu"),
    image: optional(noEffect(image)),
    description: optional(words()),
    locale: optional(noEffect(oneOf(["en-CA", "fr-CA"]))),
    type: optional(oneOf(["a-la-carte"])),
    price: optional(amount),
    tax_rate: optional(taxRate),
    attachment: optional(noEffect(image)),
    order,
    allow_sections: optional(noEffect(flag)),
    dine_in: optional(flag),
    on_demand: optional(flag),
    scheduled: optional(flag),
    member_only: optional(flag),
    last_call_time: MINUTES,
    required_notice: MINUTES,
    ordering_interval: MINUTES,
    max_orders_per_interval: SLOT_LIMIT,
    max_prep_minutes_per_interval: SLOT_LIMIT,
    interval_limits: optional(list(intervalLimits, 200)),
    estimated_prep_time: MINUTES,
    localization: NAME_AND_DESCRIPTION,
    published_at: publishedAt,
    deleted_at: optional(instant),
    menu_group_id: optional(reference),
    sections: optional(list(named("section", section))),
    items: optional(list(named("item", menuItem))),
  },
  (data, path, reading) => {
    if (data.price == null) return;
    addWarning(reading, pathTo(path, "price"), WARNING.priceWithoutEffect(decodeHtmlText(data.name ?? "")));
  },
);

/** A menu group. menu#menu-group. */
export const menuGroup: Reader<MenuGroupData> = object<MenuGroupData>({
  ...namedFields("menu group"),
  description: optional(noEffect(words())),
  image: optional(noEffect(image)),
  restaurant_id: optional(reference),
  localization: NAME_AND_DESCRIPTION,
  published_at: publishedAt,
  created_at: optional(noEffect(instant)),
  updated_at: optional(noEffect(instant)),
});
