/** Looks of a row of words with an amount at its end. The amount goes below words that need the width, as at twice the text size. */
export const AMOUNT_ROW = "flex flex-wrap gap-x-4";
export const ROW_WORDS = "min-w-0 flex-1 basis-24 wrap-anywhere";
export const ROW_AMOUNT = "figures ml-auto whitespace-nowrap";
