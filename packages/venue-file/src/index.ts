// The one JSON document that a venue is made of: reading it, writing it, its schema, and what can be turned into it.

export { ALLOWED_TAGS, cleanText } from "./clean-text.ts";
export { formatVenueFile } from "./format-venue-file.ts";
export { venueFileJsonSchema } from "./json-schema.ts";
export { MAX_FILE_BYTES } from "./json-text/decode-text.ts";
export { type ParsedVenueFile, type ParseOptions, parseVenueFile, readVenueData } from "./parse-venue-file.ts";
export { type Fault, formatFault, formatWarning, type Warning } from "./reading/findings.ts";
export { RESERVED_SLUGS } from "./reserved-slugs.ts";
export { slugOf } from "./slug.ts";
export * from "./venue-file.ts";

// Menus of other systems.

export { CONVERTERS, type ConvertedMenuFile, convertMenuFile } from "./converters/convert-menu-file.ts";
export type { Converted, Converter, ConvertOptions, PriceUnit } from "./converters/converter.ts";
