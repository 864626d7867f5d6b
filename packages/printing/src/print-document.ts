import type { Locale } from "@comptoir/messages";

/** The widths of receipt paper in millimetres. printing#paper. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/**
 * The size of a text: `normal` is Font A, `tall` has double height, `large` has double height and width.
 * printing#rows.
 */
export type TextSize = "normal" | "tall" | "large";

/** Words in front of a text, such as `2 ×`; the text's later lines are indented below its first. */
export type Lead = { readonly text: string; readonly isInverse?: boolean };

export type TextRow = {
  readonly kind: "text";
  readonly text: string;
  readonly lead?: Lead;
  readonly align?: "left" | "center";
  readonly size?: TextSize;
  readonly isBold?: boolean;
  /** White on a black band over the whole width. */
  readonly isInverse?: boolean;
  /** Columns of Font A from the left edge. */
  readonly indent?: number;
};

/** A text with a short one, such as an amount, at the right edge. */
export type PairRow = Pick<TextRow, "lead" | "size" | "isBold" | "indent"> & {
  readonly kind: "pair";
  readonly text: string;
  readonly right: string;
};

export type PrintRow =
  | TextRow
  | PairRow
  | { readonly kind: "rule"; readonly isHeavy?: boolean }
  | { readonly kind: "feed"; readonly lines: number }
  /** A QR code. */
  | { readonly kind: "code"; readonly value: string }
  | { readonly kind: "cut" };

/** What is printed, without how: rows for any printer, screen or page. printing#document. */
export type PrintDocument = {
  readonly widthMm: PaperWidth;
  readonly locale: Locale;
  /** What the document is, for the title of a print page. */
  readonly title: string;
  readonly rows: readonly PrintRow[];
};

/** The paper and the language of a document. */
export type Paper = Pick<PrintDocument, "widthMm" | "locale">;
