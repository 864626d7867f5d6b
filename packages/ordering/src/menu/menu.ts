import type { Cents } from "../money/cents.ts";
import type { Localization } from "../venue/locale.ts";
import type { Id, TaxRate } from "../venue/restaurant.ts";
import type { AllergenList } from "./allergens/read-allergens.ts";

/** Prices by the quarter hour: seven strings, Monday first, and what each letter costs. menu#price-schedule. */
export type PriceSchedule = {
  readonly week: readonly string[];
  readonly pricesCents: Readonly<Record<string, Cents>>;
};

/** What decides a price: the regular one, the member's, and the schedule that replaces it. */
export type Pricing = {
  readonly priceCents: Cents;
  readonly memberPriceCents: Cents | null;
  readonly promos: readonly string[];
  readonly priceSchedule: PriceSchedule | null;
};

/** What a dish or an option says of itself. Null diets mean that nothing is known. */
export type Description = {
  readonly id: Id;
  readonly name: string;
  readonly description: string;
  readonly ingredients: string;
  readonly localization: Localization<"name" | "description" | "ingredients" | "price_type">;
  readonly image: string | null;
  readonly sku: string | null;
  readonly allergens: AllergenList;
  readonly diets: readonly string[] | null;
  readonly calories: number | null;
};

/** An option value. Its `options` are its nested groups, to any depth. menu#option-value. */
export type OptionValue = Description &
  Pricing & {
    readonly taxRate: TaxRate | null;
    readonly alcoholicBeverage: boolean;
    readonly rollUp: boolean;
    readonly defaultSelection: boolean;
    readonly unavailable: boolean;
    readonly stock: number | null;
    readonly order: number | null;
    readonly maxQuantity: number | null;
    readonly options: readonly OptionGroup[];
  };

/** An option group, a modifier group in the trade. menu#option-group. `limit` null means no limit. */
export type OptionGroup = {
  readonly id: Id;
  readonly name: string;
  readonly internalName: string | null;
  readonly description: string;
  readonly localization: Localization<"name" | "description">;
  readonly type: "addons" | "pricing";
  readonly required: boolean;
  readonly allowMultipleSelection: boolean;
  readonly customQuantities: boolean;
  readonly limit: number | null;
  readonly order: number | null;
  readonly values: readonly OptionValue[];
};

/** A dish. menu#item. */
export type MenuItem = Description &
  Pricing & {
    readonly slug: string;
    readonly category: string | null;
    readonly nutritionalSheetUrl: string | null;
    readonly priceUnit: string | null;
    readonly priceType: string | null;
    readonly taxRate: TaxRate | null;
    readonly taxRebateEligible: boolean;
    readonly soldOut: boolean;
    readonly unavailable: boolean;
    readonly alcoholicBeverage: boolean;
    readonly featured: boolean;
    readonly upsell: boolean;
    readonly stock: number | null;
    readonly order: number | null;
    readonly maxQuantity: number | null;
    /** Minutes of the kitchen's work that one portion takes. time#prep-minutes. */
    readonly prepMinutes: number;
    readonly options: readonly OptionGroup[];
  };

/** A section of a menu. menu#section. */
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
  readonly items: readonly MenuItem[];
};

/** A menu. Its minutes and flags: time#menu-minutes. Without sections it holds items directly. menu#menu. */
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
  /** Other limits at some hours: the first that holds. A null limit is the menu's own. time#limits-by-hour. */
  readonly intervalLimits: readonly {
    /** Null is every day. */
    readonly weekday: number | null;
    readonly startMinutes: number;
    /** Above 1440 is past midnight. */
    readonly endMinutes: number;
    readonly maxOrders: number | null;
    readonly maxPrepMinutes: number | null;
  }[];
  readonly estimatedPrepMinutes: number;
  readonly menuGroupId: Id | null;
  readonly sections: readonly Section[];
  readonly items: readonly MenuItem[];
};
