// PDF documents. A separate entry point, because browsers need neither the fonts nor the PDF library.

export { dayPdf } from "./day-pdf.ts";
export { labelsPdf, type MealLabel } from "./labels-pdf.ts";
export { canRender } from "./paper-type.ts";
export { receiptPdf } from "./receipt-pdf.ts";
export { runSheetPdf } from "./run-sheet-pdf.ts";
