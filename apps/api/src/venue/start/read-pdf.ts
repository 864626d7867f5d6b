import type { PdfPage, PdfText } from "@comptoir/converters";
import { boundArrays } from "./bound-arrays.ts";

/** Why no text is read of a PDF. studio#start-pdf. */
export type PdfRefusal =
  | { readonly refused: "pdf-broken" | "pdf-locked" | "pdf-no-text" }
  | { readonly refused: "pdf-pages"; readonly most: number };

/** A menu has a dozen; a catalogue that has more is no menu. */
const PAGES_MAX = 60;
/** A page of a newspaper has 3,000. */
const TEXTS_MAX = 40_000;

/**
 * Reads the text layer of a PDF. Only for the reader's thread: the bound on unpacked data holds for the whole thread.
 * The library runs no scripts of the file, draws nothing and loads nothing. studio#start-pdf.
 */
export async function readPdf(
  file: Uint8Array,
  unpackedMb: number,
): Promise<{ readonly pages: readonly PdfPage[] } | PdfRefusal> {
  const bounds = boundArrays(unpackedMb * 1024 * 1024);
  const { getDocument, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({
    // The library takes the array away.
    data: new Uint8Array(file),
    verbosity: VerbosityLevel.ERRORS,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    if (document.numPages > PAGES_MAX) return { refused: "pdf-pages", most: PAGES_MAX };
    const pages: PdfPage[] = [];
    let count = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const texts = await readPage(page);
      page.cleanup();
      count += texts.length;
      if (count > TEXTS_MAX) return { refused: "pdf-pages", most: PAGES_MAX };
      pages.push({ texts });
    }
    if (bounds.isExceeded()) return { refused: "pdf-broken" };
    return count === 0 ? { refused: "pdf-no-text" } : { pages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { refused: isLocked ? "pdf-locked" : "pdf-broken" };
  }
}

type Page = {
  readonly getViewport: (options: { readonly scale: number }) => {
    readonly convertToViewportPoint: (x: number, y: number) => number[];
  };
  readonly streamTextContent: () => ReadableStream<{ readonly items: readonly object[] }>;
};

async function readPage(page: Page): Promise<PdfText[]> {
  const viewport = page.getViewport({ scale: 1 });
  const texts: PdfText[] = [];
  for await (const { items } of page.streamTextContent()) {
    for (const item of items) {
      const text = placeText(item as Partial<Item>, viewport);
      if (text !== null) texts.push(text);
    }
    if (texts.length > TEXTS_MAX) break;
  }
  return texts;
}

type Item = {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
  readonly fontName: string;
};

/** Places a text on its upright page; null for blank and for turned ones, such as a name along the edge. */
function placeText(
  { str = "", width = 0, height = 0, transform = [], fontName = "" }: Partial<Item>,
  viewport: { readonly convertToViewportPoint: (x: number, y: number) => number[] },
): PdfText | null {
  const [a = 0, b = 0, , , left = 0, base = 0] = transform;
  const [x = 0, y = 0] = viewport.convertToViewportPoint(left, base);
  const [toX = 0, toY = 0] = viewport.convertToViewportPoint(left + a, base + b);
  const isUpright = toX > x && Math.abs(toY - y) <= 0.1 * (toX - x);
  const size = height || Math.hypot(a, b);
  const isPlaced = [x, y, width, size].every(Number.isFinite);
  return str.trim() === "" || !isUpright || !isPlaced ? null : { text: str, x, y, width, size, font: fontName };
}
