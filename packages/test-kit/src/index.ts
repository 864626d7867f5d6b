// Test fixtures: builders with sensible defaults, named people, a fixed clock.

export {
  aChoice,
  anOrderToCost,
  aPricedLine,
  aResolvedLine,
  aSize,
  charge,
  dollars,
  GST_AND_QST,
  HST,
  NO_TAX,
  rate,
  someBillSettings,
  taxes,
} from "./bill-builders.ts";
export { pricedFor, someOrders, someTip, type UnpricedOrder } from "./bill-generators.ts";
export { aCartLine, chosen, times } from "./cart-builders.ts";
export { at, type FixedClock, fixedClock } from "./clock.ts";
export { aMenuItem, anOptionGroup, anOptionValue } from "./dish-builders.ts";
export { pagesOfPdf, wordsOfPdf } from "./read-pdf.ts";
export { isFullLength, runLength, timeLimitMs } from "./run-length.ts";
export { aMenu, aRestaurant, aSection } from "./venue-builders.ts";
