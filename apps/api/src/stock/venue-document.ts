import type { VenueFile } from "@comptoir/venue-file";

/**
 * What a venue file says beside its restaurant, its codes and its members: menus, announcements, and the parts that other
 * rooms read, kept whole so that an export gives them back.
 */
export type VenueDocument = Omit<VenueFile, "restaurant" | "discounts" | "gift_cards" | "membership">;
