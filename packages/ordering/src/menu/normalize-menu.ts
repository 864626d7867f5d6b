import { decodeHtmlText } from "../venue/html-text.ts";
import { readLocalization } from "../venue/localized-text.ts";
import { readOpening } from "../venue/opening-hours.ts";
import { readTaxRate } from "../venue/read-amounts.ts";
import type { Menu, MenuItem, Section } from "./menu.ts";
import type { IntervalLimitsData, MenuData, MenuItemData, MenusData, SectionData } from "./menu-data.ts";
import { normalizeOptions } from "./normalize-options.ts";
import { byOrder, isPublished, readDescription, readPricing } from "./read-menu-fields.ts";

/**
 * Turns menu data into canonical menus: what is unpublished or deleted is left out, things stand in their order, amounts
 * are cents, comma text is a list and escaped text is read once. The data is one that passed the venue file's checks: an
 * amount that is none is a mistake of ours and throws. menu#normalization, menu#publication.
 */
export function normalizeMenus(data: MenusData): Menu[] {
  return publishedMenus(data).map(normalizeMenu).sort(byOrder);
}

/** The menus that are published and not deleted, in a group that is published where they are in one. menu#publication. */
export function publishedMenus({ menus, menu_groups }: MenusData): MenuData[] {
  const hidden = (menu_groups ?? []).filter((group) => !isPublished(group));
  const hiddenGroups = new Set(hidden.map(({ id }) => String(id)));
  return menus
    .filter((menu) => isPublished(menu) && !menu.deleted_at)
    .filter((menu) => menu.menu_group_id == null || !hiddenGroups.has(String(menu.menu_group_id)));
}

function normalizeMenu(data: MenuData): Menu {
  return {
    id: data.id,
    name: decodeHtmlText(data.name),
    slug: data.slug ?? String(data.id),
    description: decodeHtmlText(data.description ?? ""),
    image: data.image ?? null,
    localization: readLocalization(data.localization),
    taxRate: readTaxRate(data.tax_rate),
    order: data.order ?? null,
    // A menu that says nothing of the orders it takes part in takes part in all.
    dineIn: data.dine_in ?? true,
    onDemand: data.on_demand ?? true,
    scheduled: data.scheduled ?? true,
    memberOnly: data.member_only ?? false,
    lastCallMinutes: data.last_call_time ?? 0,
    requiredNoticeMinutes: data.required_notice ?? 0,
    orderingIntervalMinutes: data.ordering_interval ?? 0,
    maxOrdersPerInterval: data.max_orders_per_interval ?? 0,
    maxPrepMinutesPerInterval: data.max_prep_minutes_per_interval ?? 0,
    intervalLimits: (data.interval_limits ?? []).map(readIntervalLimits),
    estimatedPrepMinutes: data.estimated_prep_time ?? 0,
    menuGroupId: data.menu_group_id ?? null,
    sections: (data.sections ?? []).filter(isPublished).map(normalizeSection).sort(byOrder),
    items: normalizeItems(data.items),
  };
}

function readIntervalLimits(data: IntervalLimitsData): Menu["intervalLimits"][number] {
  return {
    weekday: data.weekday ?? null,
    ...readOpening(data.start_time, data.end_time),
    maxOrders: data.max_orders_per_interval ?? null,
    maxPrepMinutes: data.max_prep_minutes_per_interval ?? null,
  };
}

function normalizeSection(data: SectionData): Section {
  return {
    id: data.id,
    name: decodeHtmlText(data.name),
    slug: data.slug ?? String(data.id),
    description: decodeHtmlText(data.description ?? ""),
    localization: readLocalization(data.localization),
    type: data.type === "prix-fixe" ? "prix-fixe" : "a-la-carte",
    taxRate: readTaxRate(data.tax_rate),
    soldOut: data.sold_out ?? false,
    order: data.order ?? null,
    items: normalizeItems(data.items),
  };
}

function normalizeItems(items: readonly MenuItemData[] | null | undefined): MenuItem[] {
  return (items ?? []).filter(isPublished).map(normalizeItem).sort(byOrder);
}

function normalizeItem(data: MenuItemData): MenuItem {
  return {
    ...readDescription(data),
    ...readPricing(data, data.price),
    slug: data.slug ?? String(data.id),
    category: decodeOrNull(data.category),
    nutritionalSheetUrl: data.nutritional_sheet_url ?? null,
    priceUnit: decodeOrNull(data.price_unit),
    priceType: decodeOrNull(data.price_type),
    taxRate: readTaxRate(data.tax_rate),
    taxRebateEligible: (data.tax_rebate_eligibility ?? "eligible") === "eligible",
    soldOut: data.sold_out ?? false,
    unavailable: data.unavailable ?? false,
    alcoholicBeverage: data.alcoholic_beverage ?? false,
    featured: data.featured_item ?? false,
    upsell: data.upsell_item ?? false,
    stock: data.stock ?? null,
    order: data.order ?? null,
    maxQuantity: data.max_quantity ?? null,
    prepMinutes: data.prep_minutes ?? 0,
    options: normalizeOptions(data.options),
  };
}

function decodeOrNull(text: string | null | undefined): string | null {
  return text == null ? null : decodeHtmlText(text);
}
