import type { Id, LocalizationData, MenuData, MenuGroupData, RestaurantData } from "@comptoir/ordering";

/**
 * A venue as its file says it, checked and canonical: ids, slugs and `published_at` are filled in, amounts are decimal
 * strings (`"12.50"`), words carry no markup but the allowed tags, and what the file does not say is absent.
 * Rules, section 6.
 */
export type VenueFile = {
  readonly restaurant: RestaurantData;
  readonly menu_groups: readonly MenuGroupData[];
  readonly menus: readonly MenuData[];
  readonly discounts: readonly DiscountData[];
  readonly gift_cards: readonly GiftCardData[];
  readonly membership?: MembershipData;
  readonly announcements: readonly AnnouncementData[];
  readonly loyalty?: KeptData;
  readonly rotations: readonly KeptData[];
  readonly events: readonly KeptData[];
  readonly users: readonly KeptData[];
};

/** A discount code: `value` is `"10%"` or `"5.00$"`; `max_uses` null or absent means no limit. */
export type DiscountData = {
  readonly code: string;
  readonly name?: string | null;
  readonly value: string;
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
  readonly max_uses?: number | null;
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

/** A part of the file that is kept whole for the room of the product that reads it. */
export type KeptData = Readonly<Record<string, unknown>>;
