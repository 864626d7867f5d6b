// The venue file, the JSON document that defines a venue: parser, serializer and schema.

export { describeDifferences } from "./describe-difference.ts";
export {
  applyChanges,
  type Conflict,
  currentValue,
  type DraftChange,
  isSame,
  NULL_HAS_MEANING,
  UNDER,
} from "./draft/apply-changes.ts";
export { changesBetween } from "./draft/changes-between.ts";
export { type Difference, listDifferences, nameOf } from "./draft/list-differences.ts";
export { fieldsOfKind, fieldsWithin, readField } from "./draft/read-field.ts";
export { thingAtPath } from "./draft/thing-at-path.ts";
export {
  canHold,
  kindOf,
  putTogether,
  RESTAURANT,
  type Thing,
  type ThingKey,
  type ThingKind,
  type Things,
  takeApart,
} from "./draft/things.ts";
export { findPlaces } from "./find-places.ts";
export { formatVenueFile } from "./format-venue-file.ts";
export { openVenueFile, parseVenueFile } from "./parse-venue-file.ts";
export { readDiscount } from "./read-discount.ts";
export { readMember } from "./read-member.ts";
export { type Fault, formatFault, formatWarning, type Warning } from "./reading/findings.ts";
export { showText } from "./reading/reasons.ts";
export { absentPicture, findUploadedPictures } from "./uploaded-pictures.ts";
export type { DiscountData, EventData, EventSuiteData, GiftCardData, MemberData, VenueFile } from "./venue-file.ts";

// For converters, which generate venue files.

export { cleanText, unreadableCharacter } from "./clean-text.ts";
export { decodeText, MAX_FILE_BYTES } from "./json-text/decode-text.ts";
export { sayJsonBreak } from "./json-text/parse-json.ts";
export { scanJson } from "./json-text/scan-json.ts";
export { isUsableId } from "./reading/id-readers.ts";
export { MAX_NAME_LENGTH } from "./reading/text-readers.ts";
export { MAX_TEXT_LENGTH } from "./reading/word-readers.ts";
export { RESERVED_SLUGS } from "./reserved-slugs.ts";
export { markOf, slugOf } from "./slug.ts";

// For pages, which say findings in their language.

export { type Expectation, expectationOf, type FaultReason, type WarningReason } from "./wording.ts";
