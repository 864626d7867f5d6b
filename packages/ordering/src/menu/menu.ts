import { decodeHtmlText } from "../venue/html-text.ts";
import type { Localization, LocalizationData } from "../venue/locale.ts";
import { readLocalization } from "../venue/localized-text.ts";
import { readOpening } from "../venue/opening-hours.ts";
import { readTaxRate } from "../venue/read-amounts.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";
import type { TaxRateData } from "../venue/restaurant-data.ts";
import { type MenuItem, type MenuItemData, normalizeItem } from "./dish.ts";
import { byOrder, isPublished } from "./priced.ts";

/**
 * The menu format of venue files and `data.json`, with the field names of menu#menu. `normalizeMenus`
 * converts it to `Menu[]`.
 * - Amounts are decimal strings (`"12.50"`), lists are comma text.
 * - An absent `published_at` means published, null means unpublished.
 */
export type MenusData = {
  readonly menu_groups?: readonly MenuGroupData[] | null;
  readonly menus: readonly MenuData[];
};

/** A group of menus under one heading. menu#menu-group. */
export type MenuGroupData = {
  readonly id: Id;
  readonly name: string;
  readonly slug?: string | null;
  readonly description?: string | null;
  readonly image?: string | null;
  readonly restaurant_id?: Id | null;
  readonly localization?: LocalizationData | null;
  readonly published_at?: string | null;
  readonly created_at?: string | null;
  readonly updated_at?: string | null;
};

/** A menu in menu data: menu#menu. The fields in minutes are described in time#menu-minutes. */
export type MenuData = {
  readonly id: Id;
  readonly name: string;
  readonly slug?: string | null;
  readonly image?: string | null;
  readonly description?: string | null;
  readonly locale?: string | null;
  readonly type?: string | null;
  readonly price?: string | null;
  readonly tax_rate?: TaxRateData | null;
  readonly attachment?: string | null;
  readonly order?: number | null;
  readonly allow_sections?: boolean | null;
  readonly dine_in?: boolean | null;
  readonly on_demand?: boolean | null;
  readonly scheduled?: boolean | null;
  readonly member_only?: boolean | null;
  readonly last_call_time?: number | null;
  readonly required_notice?: number | null;
  readonly ordering_interval?: number | null;
  readonly max_orders_per_interval?: number | null;
  readonly max_prep_minutes_per_interval?: number | null;
  readonly interval_limits?: readonly IntervalLimitsData[] | null;
  /** Slots whose limits staff changed, by their start on the wall clock. Not in venue files. board#changed-slots. */
  readonly slot_changes?: Menu["slotChanges"] | null;
  readonly estimated_prep_time?: number | null;
  readonly localization?: LocalizationData | null;
  readonly published_at?: string | null;
  readonly deleted_at?: string | null;
  readonly menu_group_id?: Id | null;
  readonly sections?: readonly SectionData[] | null;
  readonly items?: readonly MenuItemData[] | null;
};

/** The limits of a menu's slots at some hours, on one weekday (Monday = 0) or every day. time#limits-by-hour. */
export type IntervalLimitsData = {
  readonly weekday?: number | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly max_orders_per_interval?: number | null;
  readonly max_prep_minutes_per_interval?: number | null;
};

/** A section in menu data. menu#section. */
export type SectionData = {
  readonly id: Id;
  readonly name: string;
  readonly slug?: string | null;
  readonly description?: string | null;
  readonly type?: string | null;
  readonly price?: string | null;
  readonly tax_rate?: TaxRateData | null;
  readonly order?: number | null;
  /** The station of the section's dishes that name none. menu#station. */
  readonly station?: string | null;
  readonly sold_out?: boolean | null;
  readonly localization?: LocalizationData | null;
  readonly published_at?: string | null;
  readonly menu_id?: Id | null;
  readonly items?: readonly MenuItemData[] | null;
};

/** A normalized menu: menu#menu, time#menu-minutes. A menu without sections has `items`. */
export type Menu = {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly image: string | null;
  readonly localization: Localization<"name" | "description">;
  readonly taxRate: TaxRate | null;
  readonly order: number | null;
  readonly dineIn: boolean;
  readonly onDemand: boolean;
  readonly scheduled: boolean;
  readonly memberOnly: boolean;
  readonly lastCallMinutes: number;
  readonly requiredNoticeMinutes: number;
  readonly orderingIntervalMinutes: number;
  readonly maxOrdersPerInterval: number;
  readonly maxPrepMinutesPerInterval: number;
  /**
   * Limits during some hours; the first matching row applies. A null limit falls back to the menu's own limit.
   * time#limits-by-hour.
   */
  readonly intervalLimits: readonly {
    /** The weekday, Monday = 0; null means every day. */
    readonly weekday: number | null;
    readonly startMinutes: number;
    /** Minutes after midnight; above 1440 if the end is past midnight. */
    readonly endMinutes: number;
    readonly maxOrders: number | null;
    readonly maxPrepMinutes: number | null;
  }[];
  /** Slots whose limits staff changed: `orders` is the limit, 0 for a closed slot, null for no limit. board#changed-slots. */
  readonly slotChanges: readonly { readonly date: string; readonly minutes: number; readonly orders: number | null }[];
  readonly estimatedPrepMinutes: number;
  readonly menuGroupId: Id | null;
  readonly sections: readonly Section[];
  readonly items: readonly MenuItem[];
};

/** A normalized section. menu#section. */
export type Section = {
  readonly id: Id;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly localization: Localization<"name" | "description">;
  readonly type: "a-la-carte" | "prix-fixe";
  readonly taxRate: TaxRate | null;
  readonly soldOut: boolean;
  readonly order: number | null;
  /** The station of its dishes that name none; null for none. menu#station. */
  readonly station: string | null;
  readonly items: readonly MenuItem[];
};

/**
 * Normalizes menu data: drops unpublished and deleted parts, sorts the rest, parses texts and decodes HTML
 * escapes. Throws for an invalid amount, because the venue file was validated. menu#normalization,
 * menu#publication.
 */
export function normalizeMenus(data: MenusData): Menu[] {
  return publishedMenus(data).map(normalizeMenu).sort(byOrder);
}

/**
 * Returns the menus that are published and not deleted. An unpublished menu group hides its menus.
 * menu#publication.
 */
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
    // A menu without these flags accepts every kind of order.
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
    slotChanges: data.slot_changes ?? [],
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
    station: data.station == null ? null : decodeHtmlText(data.station),
    items: normalizeItems(data.items),
  };
}

function normalizeItems(items: readonly MenuItemData[] | null | undefined): MenuItem[] {
  return (items ?? []).filter(isPublished).map(normalizeItem).sort(byOrder);
}
