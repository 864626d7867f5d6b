import type {
  DeliveryPreference,
  Id,
  Locale,
  LocalizationData,
  MenuData,
  MenuGroupData,
  OrderType,
  PaymentPreference,
  PriceRuleData,
  RestaurantData,
  RotationData,
} from "@comptoir/ordering";

/**
 * A validated, canonical venue: ids, slugs and `published_at` are set, amounts are decimal strings, and text
 * has only allowed markup. venue#venue-file.
 */
export type VenueFile = {
  readonly restaurant: RestaurantData;
  readonly menu_groups: readonly MenuGroupData[];
  readonly menus: readonly MenuData[];
  readonly discounts: readonly DiscountData[];
  readonly gift_cards: readonly GiftCardData[];
  readonly membership?: MembershipData;
  readonly announcements: readonly AnnouncementData[];
  /** Absent: no rules. The schedules of the dishes under them are derived from them. menu#price-rules. */
  readonly price_rules?: readonly PriceRuleData[];
  readonly contact?: ContactData;
  readonly loyalty?: KeptData;
  readonly rotations: readonly RotationData[];
  readonly events: readonly EventData[];
  readonly users: readonly UserData[];
};

/** The address and language for mails to the venue itself; never public. payment#card-testing-mail. */
export type ContactData = { readonly email: string; readonly locale?: Locale | null };

/**
 * A discount code of `"10%"` or `"5.00$"`. Null or absent means no limit of uses, and every order type.
 * payment#discounts.
 */
export type DiscountData = {
  readonly code: string;
  readonly name?: string | null;
  readonly value: string;
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
  readonly max_uses?: number | null;
  readonly max_uses_per_person?: number | null;
  /** The minimum sum of the dishes, before the discount. */
  readonly minimum_order_amount?: string | null;
  readonly order_types?: readonly OrderType[] | null;
  readonly localization?: LocalizationData | null;
  /** Whether a manager has stopped the code. Absent or null: an import leaves it as it is. payment#stopped-code. */
  readonly stopped?: boolean | null;
};

export type GiftCardData = { readonly code: string; readonly balance: string };

export type MembershipData = { readonly members: readonly MemberData[] };

export type MemberData = {
  readonly identifier: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly promos?: readonly string[] | null;
};

/** An announcement above the menu. Without start and end it is always shown. */
export type AnnouncementData = {
  readonly id: Id;
  readonly title?: string | null;
  readonly message: string;
  readonly localization?: LocalizationData | null;
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
};

/** A stadium's event with its suites, which names people by e-mail address. venue#file-events. */
export type EventData = {
  readonly id: Id;
  readonly name: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly pre_order_closes_at?: string | null;
  readonly operators?: readonly string[] | null;
  readonly event_suites?: readonly EventSuiteData[] | null;
};

/** A suite at one event; no `tab_limit` means no limit. */
export type EventSuiteData = {
  readonly id: Id;
  readonly name: string;
  /** The owner's e-mail address; absent while the suite has no owner. */
  readonly owner?: string | null;
  readonly hosts?: readonly string[] | null;
  readonly tab_limit?: string | null;
  readonly pre_order_delivery_time?: DeliveryPreference | null;
  readonly pre_order_additional_notes?: string | null;
  readonly event_day_payment_preference?: PaymentPreference | null;
  readonly par_stock?: readonly ParStockData[] | null;
};

export type ParStockData = { readonly item: Id; readonly quantity: number };

/** A user who may sign in, without the password. */
export type UserData = {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phoneNumber?: string | null;
  readonly suiteOperator?: boolean | null;
};

/** A part of a venue file that is stored unchanged for other code to interpret. */
export type KeptData = Readonly<Record<string, unknown>>;
