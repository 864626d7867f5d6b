import type { TextRow, TextSize } from "../print-document.ts";

/** White text on a black band, for what must not be missed. printing#rows. */
export function band(text: string, size: TextSize = "tall", align: TextRow["align"] = "left"): TextRow {
  return { kind: "text", text, size, align, isBold: true, isInverse: true };
}
