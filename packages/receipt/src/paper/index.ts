// PDF documents. A separate entry point, because browsers need neither the fonts nor the PDF library.

export { dayPdf } from "./day-pdf.ts";
export { labelsPdf, type MealLabel } from "./labels-pdf.ts";
export { canRender, type Face, faceNamed, fontRuns, type Weight } from "./paper-type.ts";
export { placeRuns } from "./place-runs.ts";
export { receiptPdf } from "./receipt-pdf.ts";
export { runSheetPdf } from "./run-sheet-pdf.ts";
export { tableCardsPdf } from "./table-cards-pdf.ts";
export { wrapByWord } from "./wrap-words.ts";
