import type { Cents } from "../money/cents.ts";
import type { MeansNameOf } from "../payment/means/index.ts";
import { parseClockTime } from "../time/clock-time.ts";
import { type CardTestingLimits, readCardTesting } from "./card-testing.ts";
import { codesOffered } from "./codes-taken.ts";
import { DEFAULT_ZONE } from "./default-zone.ts";
import { deliverySettings } from "./delivery-settings.ts";
import { readExtraMethods } from "./extra-payment-methods.ts";
import { type GenericCateringSettings, readGenericCatering } from "./generic-catering.ts";
import { decodeHtmlText } from "./html-text.ts";
import { type OpeningHours, readOpeningHours } from "./opening-hours.ts";
import { readCents } from "./read-amounts.ts";
import type { RestaurantData } from "./restaurant-data.ts";
import { readUnpaidOrders, type UnpaidOrderLimits } from "./unpaid-orders.ts";

/** Default minutes for which a chosen time is held. time#slot-held. */
const DEFAULT_SLOT_HOLD_MINUTES = 5;

/** A restaurant's settings for ordering, beside those of the bill. venue#order-options. */
export type OrderingSettings = {
  /** An IANA time zone. */
  readonly zone: string;
  readonly hours: OpeningHours;
  readonly ordersPaused: boolean;
  /** One of `PAYMENT_PROCESSORS`; null if the restaurant takes no orders. payment#gateways. */
  readonly paymentProcessor: string | null;
  /** Whether the restaurant's own account takes no cards at the moment. payment#cards-off. */
  readonly cardsOff: boolean;
  /** Whether guests may enter a gift card, which can pay a whole order. */
  readonly takesGiftCards: boolean;
  /** The billed means that the venue offers. payment#methods. */
  readonly extraMethods: readonly MeansNameOf<"billed">[];
  readonly maxItemsPerCart: number | null;
  readonly k12: boolean;
  /** Whether the restaurant takes generic-catering orders (`catering`). */
  readonly genericCatering: boolean;
  readonly genericCateringRules: GenericCateringSettings;
  /** Whether school menus require sign-in, by the restaurant's flag or its options. */
  readonly k12RequiresLogin: boolean;
  /** Hours before a date's cutoff at which parents are reminded; null for never. school#reminder. */
  readonly k12ReminderHours: number | null;
  readonly weekendOrdering: boolean;
  readonly orderCutoffDays: number;
  readonly maxAdvancedOrderDays: number | null;
  readonly choosesTakeoutTime: boolean;
  /** Minutes for which a chosen time is held during checkout; 0 disables holds. time#slot-held. */
  readonly slotHoldMinutes: number;
  readonly delivers: boolean;
  /** Minutes from the kitchen to the diner of a delivery; null if unknown. time#travel-time. */
  readonly travelMinutes: number | null;
  readonly cateringMinimumCents: Cents | null;
  readonly alcohol: AlcoholSettings;
  readonly unpaidOrders: UnpaidOrderLimits;
  /** Whether the people at a table may order together. table#on. */
  readonly ordersTogether: boolean;
  readonly cardTesting: CardTestingLimits;
  /** Minutes before the chosen time until which a guest may cancel; null if only the venue may. */
  readonly cancelBeforeMinutes: number | null;
};

/** The hours for ordering alcohol, and the alcohol allowed in take-out orders. law#alcohol. */
export type AlcoholSettings = {
  /** Minutes after midnight; an end before its start is past midnight. Null means at any hour. */
  readonly hours: { readonly startMinutes: number; readonly endMinutes: number } | null;
  readonly takeout: boolean;
  /** The categories allowed in take-out orders; null means all. */
  readonly takeoutCategories: readonly string[] | null;
};

/** Parses a restaurant's settings for ordering. */
export function orderingSettings(data: RestaurantData): OrderingSettings {
  const options = data.order_options ?? {};
  return {
    zone: data.menu_configuration?.zone || DEFAULT_ZONE,
    hours: readOpeningHours(data),
    ordersPaused: data.orders_paused ?? false,
    paymentProcessor: data.payment_processor || null,
    cardsOff: data.cards_off ?? false,
    takesGiftCards: codesOffered(data)["gift-card"],
    extraMethods: readExtraMethods(data),
    maxItemsPerCart: options.max_items_per_cart ?? null,
    k12: data.k12 ?? false,
    genericCatering: data.catering ?? false,
    genericCateringRules: readGenericCatering(options),
    k12RequiresLogin: Boolean(data.k12RequiresLogin || options.k12_requires_login),
    k12ReminderHours: options.k12_reminder_hours ?? null,
    weekendOrdering: options.weekend_ordering ?? false,
    orderCutoffDays: options.order_cutoff_days ?? 0,
    maxAdvancedOrderDays: options.max_advanced_order_days ?? null,
    choosesTakeoutTime: !options.no_takeout_timeslot,
    slotHoldMinutes: options.slot_hold_minutes ?? DEFAULT_SLOT_HOLD_MINUTES,
    delivers: deliverySettings(data) !== null,
    travelMinutes: data.delivery?.travel_minutes || null,
    cateringMinimumCents:
      options.catering_minimum_order_amount == null ? null : readCents(options.catering_minimum_order_amount),
    alcohol: readAlcohol(options.alcohol),
    unpaidOrders: readUnpaidOrders(data),
    ordersTogether: options.group_ordering ?? false,
    cardTesting: readCardTesting(data),
    cancelBeforeMinutes: readCancelling(options.cancelling),
  };
}

/** Default minutes before the chosen time until which a guest may cancel. ordering#cancel-by-guest. */
const CANCEL_BEFORE_MINUTES = 60;

type OptionsData = NonNullable<RestaurantData["order_options"]>;

function readCancelling(data: OptionsData["cancelling"]): number | null {
  return data?.by_guest === false ? null : (data?.before_minutes ?? CANCEL_BEFORE_MINUTES);
}

type AlcoholData = NonNullable<OptionsData["alcohol"]>;

function readAlcohol(data: AlcoholData | null | undefined): AlcoholSettings {
  const startMinutes = parseClockTime(data?.start_time ?? "");
  const endMinutes = parseClockTime(data?.end_time ?? "");
  return {
    hours: startMinutes === null || endMinutes === null ? null : { startMinutes, endMinutes },
    takeout: data?.takeout ?? true,
    takeoutCategories: data?.takeout_categories?.map(decodeHtmlText) ?? null,
  };
}
