// What a bill and a receipt say, in the words of the page's language: the same on a screen, in a mail and on paper.

export {
  areTaxesIncluded,
  type BillRow,
  type BillWording,
  billRows,
  billWordingOf,
  centsOf,
} from "./bill-rows.ts";
export { type ChoiceView, foldedWords } from "./choice-view.ts";
export { type LineView, viewOfPricedLine, viewOfResolvedLine } from "./line-view.ts";
export { brandName, dueWords, paymentWords } from "./payment-words.ts";
export { type ReceiptWords, receiptWords } from "./receipt-words.ts";
export { refundRows } from "./refund-words.ts";
export { type ExplainedTax, explainBrackets, explainTaxes, hasTaxRebate } from "./tax-explanation.ts";
export { percentOfRate, taxName } from "./tax-names.ts";
export { whereWords } from "./where-words.ts";
