import PDFDocument from "pdfkit";
import { type Face, faceNamed } from "./paper-type.ts";

export type Document = InstanceType<typeof PDFDocument>;

/** The colours of fine print and of normal text. */
export const SOFT = "#57534e";
export const INK = "#1c1917";

export type PaperSize = "letter" | "a4";

/** Creates a tagged PDF, of letter-size pages by default. `end` closes it and returns its bytes. Margins are in points. */
export function openDocument(about: {
  readonly title: string;
  readonly author: string;
  readonly locale: string;
  readonly margin: number;
  readonly paper?: PaperSize;
}): { readonly document: Document; readonly end: () => Promise<Uint8Array<ArrayBuffer>> } {
  const { margin, paper = "letter" } = about;
  const document = new PDFDocument({
    size: paper === "a4" ? "A4" : "LETTER",
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: about.locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    // PDFKit would load a default font again at every font change.
    font: "",
    info: { Title: about.title, Author: about.author },
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", resolve);
    document.on("error", reject);
  });
  return {
    document,
    end: async () => {
      document.end();
      await written;
      return new Uint8Array(Buffer.concat(parts));
    },
  };
}

/** Selects a face and size. Registers the face by name, so that a document loads it once. */
export function useFace(document: Document, face: Face, size: number): Document {
  document.registerFont(face, faceNamed(face) as unknown as string);
  return document.font(face, size);
}
