import PDFDocument from "pdfkit";
import { type Face, faceNamed } from "./paper-type.ts";

/** A PDF document. */
export type Document = InstanceType<typeof PDFDocument>;

/** The colours of fine print (`SOFT`) and of normal text (`INK`). */
export const SOFT = "#57534e";
export const INK = "#1c1917";

/**
 * Creates a tagged PDF with letter-size pages in a language. `end` closes it and returns its bytes. Margins are in
 * points.
 */
export function openDocument(about: {
  readonly title: string;
  readonly author: string;
  readonly locale: string;
  readonly margin: number;
}): { readonly document: Document; readonly end: () => Promise<Uint8Array<ArrayBuffer>> } {
  const { margin } = about;
  const document = new PDFDocument({
    size: "LETTER",
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    lang: about.locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    // No default font: PDFKit would load it again at every font change. `useFace` sets the font.
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

/** Selects a font face and size. Registers the face by its name, so that a document loads each face once. */
export function useFace(document: Document, face: Face, size: number): Document {
  document.registerFont(face, faceNamed(face) as unknown as string);
  return document.font(face, size);
}
