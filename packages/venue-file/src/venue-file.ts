import type {
  DeliveryPreference,
  Id,
  Locale,
  LocalizationData,
  MenuData,
  MenuGroupData,
  OrderType,
  PaymentPreference,
  RestaurantData,
  RotationData,
} from "@comptoir/ordering";

/**
 * A venue as its file says it, checked and canonical: ids, slugs and `published_at` are filled in, amounts are decimal
 * strings (`"12.50"`), words carry no markup but the allowed tags, and what the file does not say is absent.
 * venue#venue-file.
 */
export type VenueFile = {
  readonly restaurant: RestaurantData;
  readonly menu_groups: readonly MenuGroupData[];
  readonly menus: readonly MenuData[];
  readonly discounts: readonly DiscountData[];
  readonly gift_cards: readonly GiftCardData[];
  readonly membership?: MembershipData;
  readonly announcements: readonly AnnouncementData[];
  readonly contact?: ContactData;
  readonly loyalty?: KeptData;
  readonly rotations: readonly RotationData[];
  readonly events: readonly EventData[];
  readonly users: readonly UserData[];
};

/** Where the venue itself is written to, and in which language; never shown. payment#card-testing-mail. */
export type ContactData = { readonly email: string; readonly locale?: Locale | null };

/**
 * A discount code: `value` is `"10%"` or `"5.00$"`; `max_uses` and `max_uses_per_person` null or absent mean no limit, `order_types`
 * none means all. payment#discounts.
 */
export type DiscountData = {
  readonly code: string;
  readonly name?: string | null;
  readonly value: string;
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
  readonly max_uses?: number | null;
  readonly max_uses_per_person?: number | null;
  /** What the dishes have to come to, before the discount. */
  readonly minimum_order_amount?: string | null;
  readonly order_types?: readonly OrderType[] | null;
  readonly localization?: LocalizationData | null;
};

/** A gift card with the balance that it is issued with. */
export type GiftCardData = { readonly code: string; readonly balance: string };

/** The members of a venue and the promos whose prices they get. */
export type MembershipData = { readonly members: readonly MemberData[] };

export type MemberData = {
  readonly identifier: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly promos?: readonly string[] | null;
};

/** A notice above the menu; without times it is shown as long as it stands in the file. */
export type AnnouncementData = {
  readonly id: Id;
  readonly title?: string | null;
  readonly message: string;
  readonly localization?: LocalizationData | null;
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
};

/** An event at a stadium, with the suites that order for it. People are named by their e-mail addresses. venue#file-events. */
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
  /** Absent where the suite is not taken yet. */
  readonly owner?: string | null;
  readonly hosts?: readonly string[] | null;
  readonly tab_limit?: string | null;
  readonly pre_order_delivery_time?: DeliveryPreference | null;
  readonly pre_order_additional_notes?: string | null;
  readonly event_day_payment_preference?: PaymentPreference | null;
  readonly par_stock?: readonly ParStockData[] | null;
};

/** How many of an item are always to be in a suite. */
export type ParStockData = { readonly item: Id; readonly quantity: number };

/** A person who may sign in. Their password is not of the venue: one that is read or exported has none. */
export type UserData = {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly phoneNumber?: string | null;
  readonly suiteOperator?: boolean | null;
};

/** A part of the file that is kept whole for the part of the product that reads it. */
export type KeptData = Readonly<Record<string, unknown>>;
