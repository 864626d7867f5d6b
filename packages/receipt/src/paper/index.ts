// What is printed, as PDF. Apart from the words, since no browser has use for type and paper.

export { labelsPdf, type MealLabel } from "./labels-pdf.ts";
export { canSet } from "./paper-type.ts";
export { receiptPdf } from "./receipt-pdf.ts";
export { runSheetPdf } from "./run-sheet-pdf.ts";
