import PDFDocument from "pdfkit";
import { type Face, faceNamed } from "./paper-type.ts";

/** What is drawn on. */
export type Document = InstanceType<typeof PDFDocument>;

/** The look of what is fine print, and of what is not. */
export const SOFT = "#57534e";
export const INK = "#1c1917";

/**
 * Opens a document of letter sheets, as printers here have it: tagged for screen readers, in a language. `end` closes it and answers its
 * bytes. Margins are in points.
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
    // Opened here it would be opened anew with every change of type: `useFace` names it.
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

/** Has a document set what follows in a face and a size. Under its name, so that a face is read once for a document. */
export function useFace(document: Document, face: Face, size: number): Document {
  document.registerFont(face, faceNamed(face) as unknown as string);
  return document.font(face, size);
}
