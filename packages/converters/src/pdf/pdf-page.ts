/** One text of a page as a PDF draws it. Lengths are in points; `y` is the baseline, from the top of the page. */
export type PdfText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Distinguishes the fonts of one file. */
  readonly font: string;
};

export type PdfPage = { readonly texts: readonly PdfText[] };

/** Texts on one baseline without a wide gap between them. */
export type Block = {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
};

/** A line in reading order. A line of a table has several cells. */
export type PdfLine = {
  readonly cells: readonly string[];
  readonly size: number;
  readonly font: string;
  /** Distance to the line above in points; null for the first one of a column. */
  readonly gap: number | null;
};
