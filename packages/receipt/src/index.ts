// The text of bills and receipts in the page's language, for pages, mails and PDFs.

export { csvOfActs } from "./acts-csv.ts";
export { ownWarnings } from "./allergy-words.ts";
export { declinedHeading, declinedWords, isAwaitingAnswer } from "./answer-words.ts";
export {
  areTaxesIncluded,
  type BillRow,
  type BillWording,
  billRows,
  billWordingOf,
  centsOf,
} from "./bill-rows.ts";
export { type ChoiceView, foldedWords } from "./choice-view.ts";
export { csvOfCodes } from "./codes-csv.ts";
export { cutoffWords } from "./cutoff-words.ts";
export { csvOfDays } from "./day-csv.ts";
export { type DaySection, dayCells, dayWords } from "./day-words.ts";
export { allergenSentences, foodList, foodWord, strictestDiet, warningSentences } from "./food-words.ts";
export { csvOfGiftCards } from "./gift-cards-csv.ts";
export { csvOfInsight } from "./insight-csv.ts";
export { changedLines } from "./kitchen/changed-lines.ts";
export { changedAllergiesWords, dinerWords } from "./kitchen/diner-words.ts";
export { groupWords } from "./kitchen/group-words.ts";
export { addressWords, placeWords } from "./kitchen/place-words.ts";
export { type KitchenClock, wantedWords } from "./kitchen/wanted-words.ts";
export { kitchenWords, type LineView, viewOfPricedLine, viewOfResolvedLine } from "./line-view.ts";
export { billedNote, type MethodLabels, methodWords } from "./means-words.ts";
export { csvOfMembers } from "./members-csv.ts";
export { brandName, dueWords, paymentWords, pointsWords } from "./payment-words.ts";
export { type ReceiptWords, receiptWords } from "./receipt-words.ts";
export { isRefundedWhole, refundRows } from "./refund-words.ts";
export { type RunSheetWords, runSheetWords } from "./run-sheet-words.ts";
export { answerWords, saidWords } from "./said-words.ts";
export { csvOfStaffActs } from "./staff-acts-csv.ts";
export { payerWords, type TableReceiptWords, tableReceiptWords } from "./table-receipt-words.ts";
export { type ExplainedTax, explainBrackets, explainTaxes, hasTaxRebate } from "./tax-explanation.ts";
export { type TicketChild, ticketWords } from "./ticket-words.ts";
export { hasToldTime, toldAt, whenLabel } from "./when-words.ts";
export { whereWords } from "./where-words.ts";
