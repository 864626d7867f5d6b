// The rules of ordering, in the order in which a diner meets them.

export { type Cents, cents, formatCents, parseCents, sumCents, ZERO_CENTS } from "./money/cents.ts";
export { compareRates, formatRate, isZeroRate, parseRate, type Rate } from "./money/rate.ts";
export { percentageOf } from "./money/round.ts";
export { isRefused, type Refused } from "./refusal.ts";
export { addDays, daysBetween, isCalendarDate } from "./time/calendar-date.ts";
export { DAY_MINUTES, formatClockTime, parseClockTime } from "./time/clock-time.ts";
export { addMinutes, isBefore, type LocalMoment, minutesBetween, momentOn } from "./time/local-moment.ts";

// Venue: where the diner is, and what kind of order it will be.

export { billSettings } from "./venue/bill-settings.ts";
export {
  checkOrderingConfig,
  isTypeOffered,
  needsLogin,
  type ViewOnlyReason,
  viewOnlyReason,
} from "./venue/can-order.ts";
export type { CardTestingLimits } from "./venue/card-testing.ts";
export { type ChargeSetting, formatChargeSetting, parseChargeSetting } from "./venue/charge-setting.ts";
export { type ConfirmationWords, confirmationWords } from "./venue/confirmation-words.ts";
export { type DeliverySettings, deliverySettings, isDeliveryPreselected } from "./venue/delivery-settings.ts";
export {
  completeDestination,
  type Destination,
  type DestinationDraft,
  type DestinationKind,
  draftDestination,
  type Handover,
  handoverOf,
  isDeliveryKind,
  isServed,
  MAX_TABLE_LENGTH,
  tableNumOf,
} from "./venue/destination.ts";
export { DISTANCE_UNITS, distanceBetween, type Position } from "./venue/distance.ts";
export type { ExtraMethod } from "./venue/extra-payment-methods.ts";
export { readGenericCatering, takesPickup } from "./venue/generic-catering.ts";
export { decodeHtmlText, plainText } from "./venue/html-text.ts";
export { FALLBACK_LOCALE, LOCALES, type Locale, type LocalizationData } from "./venue/locale.ts";
export {
  localizedDataText,
  localizedText,
  RESTAURANT_WORDS,
  readLocalization,
  restaurantLocale,
  restaurantName,
  restaurantWords,
} from "./venue/localized-text.ts";
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
} from "./venue/looks.ts";
export { type OpeningHours, type OpenState, openState, readOpeningHours } from "./venue/opening-hours.ts";
export type {
  CustomQuestionData,
  MenuConfigurationData,
  OrderOptionsData,
  TipConfigData,
} from "./venue/order-options-data.ts";
export {
  chooseTakeout,
  deriveOrderType,
  isDelivered,
  ORDER_TYPE_RULES,
  ORDER_TYPES,
  type OrderType,
} from "./venue/order-type.ts";
export { DEFAULT_ZONE, type OrderingSettings, orderingSettings } from "./venue/ordering-settings.ts";
export { provinceCode } from "./venue/province.ts";
export { type BillSettings, type Id, MAX_ID_LENGTH, type TaxRate } from "./venue/restaurant.ts";
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
} from "./venue/restaurant-data.ts";
export {
  offersOrderAgain,
  RESTAURANT_FLAGS,
  type RestaurantFlag,
  type RestaurantModes,
} from "./venue/restaurant-modes.ts";
export { findArea, readTableLocations, type TableLocation } from "./venue/table-locations.ts";
export { billSettingsOn } from "./venue/tax-rate-periods.ts";
export { countOfShare, type UnpaidOrderLimits, unlimitedVisitors } from "./venue/unpaid-orders.ts";

// Menu: what is offered.

export { isValueAvailable, itemAvailability } from "./menu/availability.ts";
export {
  ALLERGENS,
  applyFilters,
  availableFilters,
  DIETS,
  type MenuFilters,
  NO_FILTERS,
  toggleFilter,
} from "./menu/filters.ts";
export { mapMenu } from "./menu/map-menu.ts";
export type { Menu, MenuItem, OptionGroup, OptionValue, Pricing, Section } from "./menu/menu.ts";
export type {
  IntervalLimitsData,
  MenuData,
  MenuGroupData,
  MenuItemData,
  MenusData,
  OptionGroupData,
  OptionValueData,
  PricedData,
  SectionData,
} from "./menu/menu-data.ts";
export {
  findGroup,
  findItem,
  findValue,
  type ItemReference,
  indexMenus,
  isMeant,
  isSameId,
  type ListedItem,
  type MenuIndex,
} from "./menu/menu-index.ts";
export { normalizeMenus, publishedMenus } from "./menu/normalize-menu.ts";
export { MAX_OPTION_DEPTH } from "./menu/normalize-options.ts";
export { featuredItems, offeredMenus, upsellItems } from "./menu/offered-menus.ts";
export { memberPriceOf, priceInSlot, type ScheduleSlot, scheduleSlotAt } from "./menu/prices.ts";
export { isPublished } from "./menu/read-menu-fields.ts";
export { markWords, type TextPart } from "./menu/search/mark-words.ts";
export { indexForSearch, type SearchIndex } from "./menu/search/search-index.ts";
export { searchMenu, wordsThatMatch } from "./menu/search/search-menu.ts";
export {
  applyStockMarks,
  restockedMenus,
  type ThingMark,
  type ThingStock,
  withoutSoldOut,
  withStockLeft,
} from "./menu/stock-marks.ts";
export { listedItems, walkMenus, walkOptions } from "./menu/walk-menu.ts";

// Cart: what the diner chose.

export {
  addToCart,
  changeLineQuantity,
  isSameSelection,
  removeLine,
  replaceLine,
  type TemporaryItem,
} from "./cart/cart.ts";
export {
  type CartLineData,
  type ChosenGroupData,
  type ChosenValueData,
  formatCartLine,
  formatCartLines,
  parseCartLines,
  readMemo,
  readShownPrice,
} from "./cart/cart-wire.ts";
export {
  cartQuantity,
  checkRoom,
  type DishBounds,
  findOverchosenLine,
  findUncountableLine,
  itemQuantity,
  MAX_CART_LINES,
  MAX_CHOICES,
  MAX_MEMO_LENGTH,
  MAX_ORDER_ID,
  MAX_QUANTITY,
  type RoomRefusal,
  roomForItem,
  roomInCart,
} from "./cart/limits.ts";
export type { CartLine, ChosenGroup, ChosenValue, ReceivedLine, ResolvedChoice, ResolvedLine } from "./cart/line.ts";
export { countsAsSelection } from "./cart/option-limits.ts";
export {
  type ChoicePath,
  changeQuantity,
  chosenIn,
  type GroupPath,
  type ItemSelection,
  missingGroups,
  removeChoice,
  roomIn,
  startSelection,
} from "./cart/option-selection.ts";
export { reorder } from "./cart/reorder.ts";
export { resolveLine } from "./cart/resolve-line.ts";
export { type LineChange, type RestoredCart, restoreCart } from "./cart/restore-cart.ts";

// Costs: what it comes to.

export { computeCosts } from "./costs/compute-costs.ts";
export type { Costs, Discount, OrderToCost, TipChoice, Voucher } from "./costs/costs.ts";
export { type CostsData, formatCosts } from "./costs/costs-data.ts";
export {
  checkDiscountTerms,
  type DiscountTerms,
  type DiscountUnmet,
} from "./costs/discount-terms.ts";
export { explainCosts } from "./costs/explain-costs.ts";
export { COSTS_RULES, type CostsExplanation, type ExplainedAmount } from "./costs/explanation.ts";
export { type PricingContext, priceLine } from "./costs/line-price.ts";
export type { PricedLine } from "./costs/priced-line.ts";
export { leftForNext, sumCosts } from "./costs/sum-costs.ts";
export { parseTipChoice } from "./costs/tip.ts";

// Checkout and fulfilment: how and when the diner receives it.

export { checkLegalAge, isAlcoholAllowed, needsAgeConfirmation } from "./checkout/alcohol-age.ts";
export { type CardBrand, type CardForm, cardBrandOf, checkCardForm, isPostalCode } from "./checkout/card-form.ts";
export { type Contact, type ContactField, checkContact, contactFields, isEmail, isName } from "./checkout/contact.ts";
export { checkCustomQuestions, MAX_ANSWER_LENGTH } from "./checkout/custom-questions.ts";
export {
  checkAddressReach,
  checkDeliveryPlace,
  findDeliveryArea,
  type LocatedAddress,
  MAX_ADDRESS_LENGTH,
  MAX_COURIER_NOTES_LENGTH,
} from "./checkout/delivery-place.ts";
export type { FieldRefusal } from "./checkout/field-refusal.ts";
export { digitsOnly, formatCardNumber, formatExpiry, formatPhone, isPhone } from "./checkout/formats.ts";
export {
  isMemberIdentifier,
  type MemberInputType,
  readMemberInputType,
} from "./checkout/member-identifier.ts";
export { NOTIFICATION_PHONE_LENGTH, reviewNotification } from "./checkout/notification-form.ts";
export { checkRegistration, type Registration, splitName } from "./checkout/registration.ts";
export { type CheckoutForm, MAX_NOTES_LENGTH, reviewCheckout } from "./checkout/review-checkout.ts";
export { readDefaultTip, type TipChoices, tipChoices } from "./checkout/tip-choices.ts";
export { intervalsOn, type MenuSlot, slotsAt, type TakenIn } from "./fulfilment/capacity.ts";
export { type BelowCateringMinimum, checkCateringMinimum } from "./fulfilment/catering-minimum.ts";
export { horizonDays } from "./fulfilment/cutoff-date.ts";
export {
  type Evening,
  type EveningOrder,
  type PlayedEvening,
  playEvening,
} from "./fulfilment/evening.ts";
export { canServeNow, checkMenuTime, takesPart } from "./fulfilment/menu-time.ts";
export { orderAheadFrom } from "./fulfilment/order-ahead.ts";
export { isKitchenFull, ORDERS_AHEAD_COUNTED, type OrderStart, soonestStarts } from "./fulfilment/queue.ts";
export { seededNumbers } from "./fulfilment/seeded-numbers.ts";
export {
  limitsAt,
  limitsOrders,
  NO_WORK,
  NOTHING_TAKEN,
  type SlotTaking,
  type Work,
  workOf,
  workOfLines,
} from "./fulfilment/slot-limits.ts";
export { strictestOf } from "./fulfilment/strictest-menus.ts";
export {
  beginsSlot,
  choosesTime,
  nearestFree,
  nearestTime,
  type OfferedDay,
  offeredDays,
} from "./fulfilment/time-slots.ts";

// School: which meals a date has.

export { cancelCutoff } from "./order/cancel-cutoff.ts";
export {
  type ChosenDays,
  chosenDays,
  dateRangeOf,
  datesBetween,
  MAX_SCHOOL_DAYS,
} from "./school/chosen-week.ts";
export { dropPastCutoff } from "./school/drop-past-cutoff.ts";
export { mondayOf, readRotation, type ServingReason } from "./school/rotation.ts";
export type {
  ReplacementData,
  RotationData,
  RotationWeekData,
  SkipDateData,
  Weekday,
} from "./school/rotation-data.ts";
export { WEEKDAYS } from "./school/rotation-data.ts";
export { computeSchoolCosts } from "./school/school-costs.ts";
export { type ClosedReason, type School, type SchoolDay, schoolDay } from "./school/school-day.ts";

// Account: who the diner is.

export * from "./account/index.ts";

// Loyalty: what a venue gives for it.

export { pointsBase, pointsEarned, pointsTakenBack } from "./loyalty/points.ts";
export { loyaltyProgram } from "./loyalty/program.ts";

// Payment: how the diner pays.

export { BILLING_FIELDS, billingOf, MAX_BILLING_REFERENCE_LENGTH } from "./payment/billing.ts";
export {
  isMethodOffered,
  isPaymentMethod,
  isPaymentNotRequired,
  PAYMENT_METHODS,
  type PaymentMethod,
} from "./payment/payment.ts";
export { firstSavedCard } from "./payment/saved-cards.ts";
export { isWallet, WALLETS, type Wallet } from "./payment/wallets.ts";

// Order: whether all of it may be ordered, and what becomes of it.

export { linesForLater, soldTogether } from "./order/cart-for-later.ts";
export type { CartRefusal, CartRefusalCode, LineRefusal } from "./order/cart-refusal.ts";
export { type CartCheck, checkCart } from "./order/check-cart.ts";
export {
  COMPLETES_AFTER_HOURS,
  CONTACT_RETENTION_DAYS,
  checkTransition,
  isOver,
  nextStatus,
  ORDER_STATUSES,
  type OrderStatus,
  type TransitionRefusal,
} from "./order/order-status.ts";
export { type StockNeeds, servedValues, stockNeeds } from "./order/stock-needs.ts";

// Refund: what is given back of a bill.

export {
  computeRefund,
  type Refund,
  type RefundAsked,
  type RefundRefusal,
} from "./refund/compute-refund.ts";
export { type RefundableBill, splitBill } from "./refund/refundable-bill.ts";
