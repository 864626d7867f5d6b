import { type Document, INK, openDocument, SOFT } from "./pdf-document.ts";
import { setWords, type WordLook, widthOfWords, wrapWords } from "./set-words.ts";

/** The margin of a page in points. */
const MARGIN = 54;
const AMOUNT_WIDTH = 90;
const GAP = 12;

const BAND_PADDING = 30;
const BAND_GAP = 22;

/** The colours of a venue's band and of the text on it. */
export type BandColors = { readonly band: string; readonly onBand: string };

type Look = {
  readonly size?: number;
  readonly strong?: boolean;
  readonly soft?: boolean;
  readonly indent?: number;
  readonly color?: string;
};

const LINE_HEIGHT = 1.21;
const wordLook = ({ size = 11, strong = false }: Look): WordLook => ({ size, weight: strong ? "strong" : "regular" });
const heightOf = ({ size = 11 }: Look) => size * LINE_HEIGHT;

export function openSheets(about: { readonly title: string; readonly author: string; readonly locale: string }) {
  const { document, end } = openDocument({ ...about, margin: MARGIN });
  return { set: sheetOf(document), end };
}

/** Returns functions that add content from top to bottom, with page breaks. */
function sheetOf(document: Document) {
  const root = document.struct("Document");
  document.addStructure(root);
  const width = document.page.width - 2 * MARGIN;
  const bottom = document.page.height - MARGIN;
  const add = (type: string, draw: () => void) => root.add(document.struct(type, {}, [draw]));
  const turnPageFor = (height: number) => {
    if (document.y + height > bottom) document.addPage();
  };
  /** Draws lines below the current position, with page breaks. */
  const setLines = (lines: readonly string[], look: Look, x: number) => {
    for (const line of lines) {
      if (document.y + heightOf(look) > bottom) document.continueOnNewPage();
      const top = document.y;
      setWords(document.fillColor(look.color ?? (look.soft ? SOFT : INK)), line, wordLook(look), [x, top]);
      document.y = top + heightOf(look);
    }
  };
  return {
    /** Adds the band across the head of the first page, with a heading on it. The band itself is decoration. */
    band(text: string, { band, onBand }: BandColors) {
      const look = { size: 24, strong: true };
      const lines = wrapWords(document, text, wordLook(look), width);
      const height = lines.length * heightOf(look) + 2 * BAND_PADDING;
      document.markContent("Artifact", { type: "Layout" });
      document.rect(0, 0, document.page.width, height).fill(band);
      document.endMarkedContent();
      document.y = BAND_PADDING;
      add("H1", () => setLines(lines, { ...look, color: onBand }, MARGIN));
      document.y = height + BAND_GAP;
    },
    line(type: "H1" | "H2" | "P", text: string, look: Look) {
      const { indent = 0 } = look;
      const lines = wrapWords(document, text, wordLook(look), width - indent);
      turnPageFor(lines.length * heightOf(look));
      add(type, () => setLines(lines, look, MARGIN + indent));
    },
    row(text: string, amount: string, look: Look) {
      const { indent = 0 } = look;
      const lines = wrapWords(document, text, wordLook(look), width - indent - AMOUNT_WIDTH - GAP);
      turnPageFor(lines.length * heightOf(look));
      add("P", () => {
        const top = document.y;
        const [first = "", ...others] = lines;
        setLines([first], look, MARGIN + indent);
        const left = MARGIN + width - widthOfWords(document, amount, wordLook(look));
        setWords(document, amount, wordLook(look), [left, top]);
        document.y = top + heightOf(look);
        setLines(others, look, MARGIN + indent);
      });
      document.y += 3;
    },
    space(points: number) {
      document.y += points;
    },
    rule() {
      document.y += 10;
      turnPageFor(20);
      const { y } = document;
      document.markContent("Artifact", { type: "Layout" });
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.75)
        .strokeColor("#d6d3d1")
        .stroke();
      document.endMarkedContent();
      document.y = y + 12;
    },
  };
}
