// Venue: a restaurant's settings, and the type and destination of an order.

export { showsDistance } from "./area-types.ts";
export { billSettings } from "./bill-settings.ts";
export {
  checkOrderingConfig,
  closedReasons,
  isTypeOffered,
  needsLogin,
  type ViewOnlyReason,
  viewOnlyReason,
} from "./can-order.ts";
export type { CardTestingLimits } from "./card-testing.ts";
export { type ChargeSetting, formatChargeSetting, parseChargeSetting } from "./charge-setting.ts";
export { codesOffered, codesTaken } from "./codes-taken.ts";
export { type ConfirmationWords, confirmationWords } from "./confirmation-words.ts";
export {
  type Color,
  contrastRatio,
  formatHexColor,
  hueDistance,
  parseHexColor,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from "./contrast.ts";
export { COUNTRIES, countryOf, DISTANCE_UNIT } from "./country.ts";
export { DEFAULT_ZONE } from "./default-zone.ts";
export { type DeliverySettings, deliverySettings, isDeliveryPreselected } from "./delivery-settings.ts";
export {
  completeDestination,
  type Destination,
  type DestinationDraft,
  type DestinationKind,
  draftDestination,
  MAX_TABLE_LENGTH,
  tableNumOf,
} from "./destination.ts";
export {
  boundingBox,
  DISTANCE_UNITS,
  type DistanceUnit,
  distanceBetween,
  EARTH_RADIUS,
  type Position,
  projectToMap,
} from "./distance.ts";
export { EXTRA_METHOD_TYPES, extraMethodLabelKey } from "./extra-payment-methods.ts";
export { readGenericCatering, takesPickup } from "./generic-catering.ts";
export { type Handover, handoverOf, isDeliveryKind, isServed } from "./handover.ts";
export { bareText, decodeHtmlText, plainText } from "./html-text.ts";
export { FALLBACK_LOCALE, LOCALES, type Locale, type LocalizationData } from "./locale.ts";
export {
  localizedDataMarkup,
  localizedDataText,
  localizedParagraphs,
  localizedText,
  RESTAURANT_WORDS,
  restaurantLocale,
  restaurantName,
  restaurantWords,
} from "./localized-text.ts";
export {
  BROWSE_MENU_STYLES,
  type BrowseMenuStyle,
  CARD_STYLES,
  type CardStyle,
  FONTS,
  type Font,
  findLook,
  readLook,
  THEMES,
  type Theme,
} from "./looks.ts";
export { offeredOrderTypes } from "./offered-order-types.ts";
export { type OpeningHours, type OpenState, openingsOn, openState, readOpeningHours } from "./opening-hours.ts";
export type {
  AcceptanceByTypeData,
  AcceptanceData,
  AlertData,
  CustomQuestionData,
  MenuConfigurationData,
  OrderOptionsData,
  TipConfigData,
} from "./order-options-data.ts";
export {
  chooseTakeout,
  deriveOrderType,
  isDelivered,
  ORDER_TYPE_RULES,
  ORDER_TYPES,
  type OrderType,
} from "./order-type.ts";
export { type OrderingSettings, orderingSettings } from "./ordering-settings.ts";
export { isRequiredLocale, ownLocale } from "./own-locale.ts";
export {
  type Crop,
  formatCrop,
  formatPicturePath,
  isCropOf,
  PICTURE_BYTES_MAX,
  PICTURE_WIDEST,
  PICTURE_WIDTHS,
  parsePicturePath,
  pictureSources,
} from "./pictures.ts";
export { provinceCode } from "./province.ts";
export { type BillSettings, type Id, MAX_ID_LENGTH, type TaxRate } from "./restaurant.ts";
export type {
  DeliveryData,
  ExtraPaymentMethodData,
  HolidayHoursData,
  HoursData,
  LocaleData,
  RestaurantData,
  TableLocationData,
  TaxRateData,
  VoucherFormData,
} from "./restaurant-data.ts";
export {
  offersOrderAgain,
  RESTAURANT_FLAGS,
  type RestaurantFlag,
  type RestaurantModes,
} from "./restaurant-modes.ts";
export { type RichParagraph, richParagraphs } from "./rich-text.ts";
export {
  areaName,
  countTables,
  findArea,
  isKnownTable,
  readTableLocations,
  readTableNumbers,
  readTableRange,
  TABLES_MAX,
  type TableLocation,
  tableListParts,
  tableName,
} from "./table-locations.ts";
export { billSettingsOn } from "./tax-rate-periods.ts";
export { countOfShare, openShares, type UnpaidOrderLimits, unlimitedVisitors } from "./unpaid-orders.ts";
export {
  deriveVenueTheme,
  HOUSE_COLOR,
  type SchemeColors,
  themeOfVenue,
  type VenueTheme,
} from "./venue-theme.ts";
