import { type Document, INK, openDocument, SOFT, useFace } from "./pdf-document.ts";

/** Points: three quarters of an inch around. */
const MARGIN = 54;
const AMOUNT_WIDTH = 90;
const GAP = 12;

type Look = { readonly size?: number; readonly strong?: boolean; readonly soft?: boolean; readonly indent?: number };

/** Opens sheets of running text, tagged for screen readers; `set` sets what comes next, `end` answers the bytes. */
export function openSheets(about: { readonly title: string; readonly author: string; readonly locale: string }) {
  const { document, end } = openDocument({ ...about, margin: MARGIN });
  return { set: sheetOf(document), end };
}

/** What is set on a sheet from top to bottom, and on the next one where it is full. */
function sheetOf(document: Document) {
  const root = document.struct("Document");
  document.addStructure(root);
  const width = document.page.width - 2 * MARGIN;
  const use = ({ size = 11, strong = false, soft = false }: Look) =>
    useFace(document, strong ? "strong latin" : "regular latin", size).fillColor(soft ? SOFT : INK);
  const add = (type: string, draw: () => void) => root.add(document.struct(type, {}, [draw]));
  const turnPageFor = (height: number) => {
    if (document.y + height > document.page.height - MARGIN) document.addPage();
  };
  return {
    line(type: "H1" | "H2" | "P", text: string, look: Look) {
      const { indent = 0 } = look;
      use(look);
      turnPageFor(document.heightOfString(text, { width: width - indent }));
      add(type, () => use(look).text(text, MARGIN + indent, document.y, { width: width - indent }));
    },
    /** Words, and their amount at the end of their first line. */
    row(text: string, amount: string, look: Look) {
      const { indent = 0 } = look;
      const wordsWidth = width - indent - AMOUNT_WIDTH - GAP;
      use(look);
      const height = document.heightOfString(text, { width: wordsWidth });
      turnPageFor(height);
      const top = document.y;
      add("P", () => {
        use(look).text(text, MARGIN + indent, top, { width: wordsWidth });
        document.text(amount, MARGIN + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: "right" });
      });
      document.y = top + height + 3;
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
