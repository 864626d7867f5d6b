import { m } from "@comptoir/messages";
import { runWithLocale } from "@comptoir/messages/server";
import type { PrintDocument } from "../print-document.ts";
import { band } from "./band.ts";

/**
 * Lets a label or a receipt begin with *COPY*, or a label with *CHANGED*, as tickets do. printing#copy, printing#change.
 */
export function markDocument(
  document: PrintDocument,
  { isCopy, isChange }: { readonly isCopy: boolean; readonly isChange: boolean },
): PrintDocument {
  return runWithLocale(document.locale, () => ({
    ...document,
    rows: [
      ...(isCopy ? [band(m.print_copy(), "large", "center")] : []),
      ...(isChange ? [band(m.print_changed(), "large", "center")] : []),
      ...document.rows,
    ],
  }));
}

/** Joins documents to one, such as the labels of an order; each is cut off. */
export function joinDocuments(documents: readonly [PrintDocument, ...PrintDocument[]]): PrintDocument {
  return { ...documents[0], rows: documents.flatMap(({ rows }) => rows) };
}
