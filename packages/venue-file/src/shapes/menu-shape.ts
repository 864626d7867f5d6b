import {
  decodeHtmlText,
  type IntervalLimitsData,
  type MenuData,
  type MenuGroupData,
  type MenuItemData,
  type SectionData,
} from "@comptoir/ordering";
import { addFault, addWarning } from "../reading/findings.ts";
import { reference, slugFor } from "../reading/id-readers.ts";
import { pathTo } from "../reading/json-path.ts";
import { noEffect } from "../reading/no-effect.ts";
import { amount, flag, wholeNumber } from "../reading/number-readers.ts";
import { list, object, type Schema } from "../reading/schema-types.ts";
import { image, oneOf, url } from "../reading/text-readers.ts";
import { instant, publishedAt, timeOfDay } from "../reading/time-readers.ts";
import { localization, words } from "../reading/word-readers.ts";
import { WARNING, WRONG } from "../wording.ts";
import { optionGroups } from "./option-shape.ts";
import { checkPriced, namedFields, order, pricedFields, station, taxRate } from "./priced-fields.ts";

const NAME_AND_DESCRIPTION = localization(["name", "description"]).nullish();
/** A duration in minutes, at most four weeks. time#menu-minutes. */
const MINUTES = wholeNumber(0, 40_320).nullish();

/** A dish. menu#item. */
export const menuItem: Schema<MenuItemData> = object<MenuItemData>(
  {
    ...pricedFields("item"),
    price: amount,
    slug: slugFor("item").nullish(),
    nutritional_sheet_url: url.nullish(),
    price_unit: words(100).nullish(),
    price_type: noEffect(words(100)).nullish(),
    tax_rebate_eligibility: oneOf(["eligible", "not-eligible", "ineligible"]).nullish(),
    sold_out: flag.nullish(),
    featured_item: flag.nullish(),
    upsell_item: flag.nullish(),
    prep_minutes: wholeNumber(0, 1_440).nullish(),
    station,
    created_at: noEffect(instant).nullish(),
    updated_at: noEffect(instant).nullish(),
    menu_id: noEffect(reference).nullish(),
    section_id: noEffect(reference).nullish(),
    menu_group_id: noEffect(reference).nullish(),
    parent: noEffect(reference).nullish(),
    options: optionGroups().nullish(),
  },
  checkPriced,
);

/** A section. menu#section. */
export const section: Schema<SectionData> = object<SectionData>(
  {
    ...namedFields("section"),
    description: words().nullish(),
    type: oneOf(["a-la-carte", "prix-fixe"]).nullish(),
    price: amount.nullish(),
    tax_rate: taxRate.nullish(),
    order,
    station,
    sold_out: flag.nullish(),
    localization: NAME_AND_DESCRIPTION,
    published_at: publishedAt,
    menu_id: noEffect(reference).nullish(),
    items: list(menuItem).nullish(),
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

/** The capacity of a slot; 0 means no limit. time#slot-limits. */
const SLOT_LIMIT = wholeNumber(0, 100_000).nullish();

/** Slot limits for certain hours. time#limits-by-hour. */
const intervalLimits = object<IntervalLimitsData>(
  {
    weekday: wholeNumber(0, 6).nullish(),
    start_time: timeOfDay,
    end_time: timeOfDay,
    max_orders_per_interval: SLOT_LIMIT,
    max_prep_minutes_per_interval: SLOT_LIMIT,
  },
  (data, path, reading) => {
    if (data.max_orders_per_interval !== undefined || data.max_prep_minutes_per_interval !== undefined) return;
    addFault(reading, path, WRONG.limitsNothing);
  },
);

/** A menu. menu#menu. */
export const menu: Schema<MenuData> = object<Omit<MenuData, "slot_changes">>(
  {
    ...namedFields("menu"),
    image: noEffect(image).nullish(),
    description: words().nullish(),
    locale: noEffect(oneOf(["en-CA", "fr-CA"])).nullish(),
    type: oneOf(["a-la-carte"]).nullish(),
    price: amount.nullish(),
    tax_rate: taxRate.nullish(),
    attachment: noEffect(image).nullish(),
    order,
    allow_sections: noEffect(flag).nullish(),
    dine_in: flag.nullish(),
    on_demand: flag.nullish(),
    scheduled: flag.nullish(),
    member_only: flag.nullish(),
    last_call_time: MINUTES,
    required_notice: MINUTES,
    ordering_interval: MINUTES,
    max_orders_per_interval: SLOT_LIMIT,
    max_prep_minutes_per_interval: SLOT_LIMIT,
    interval_limits: list(intervalLimits, 200).nullish(),
    estimated_prep_time: MINUTES,
    localization: NAME_AND_DESCRIPTION,
    published_at: publishedAt,
    deleted_at: instant.nullish(),
    menu_group_id: reference.nullish(),
    sections: list(section).nullish(),
    items: list(menuItem).nullish(),
  },
  (data, path, reading) => {
    if (data.price == null) return;
    addWarning(reading, pathTo(path, "price"), WARNING.priceWithoutEffect(decodeHtmlText(data.name ?? "")));
  },
);

/** A menu group. menu#menu-group. */
export const menuGroup: Schema<MenuGroupData> = object<MenuGroupData>({
  ...namedFields("menu group"),
  description: noEffect(words()).nullish(),
  image: noEffect(image).nullish(),
  restaurant_id: reference.nullish(),
  localization: NAME_AND_DESCRIPTION,
  published_at: publishedAt,
  created_at: noEffect(instant).nullish(),
  updated_at: noEffect(instant).nullish(),
});
