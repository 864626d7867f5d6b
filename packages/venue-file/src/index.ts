// The one JSON document that a venue is made of: reading it, writing it, its schema, and what can be turned into it.

export { describeDifference } from "./describe-difference.ts";
export { findPlaces } from "./find-places.ts";
export { formatVenueFile } from "./format-venue-file.ts";
export { MAX_FILE_BYTES } from "./json-text/decode-text.ts";
export { openVenueFile, parseVenueFile } from "./parse-venue-file.ts";
export { type Fault, formatFault, formatWarning, type Warning } from "./reading/findings.ts";
export type { DiscountData, EventData, EventSuiteData, GiftCardData, MemberData, VenueFile } from "./venue-file.ts";

// Menus of other systems.

export { CONVERTERS, type ConvertedMenuFile, convertMenuFile } from "./converters/convert-menu-file.ts";
