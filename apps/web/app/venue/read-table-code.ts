import { parseVisit } from "../visit/parse-visit.ts";
import type { Visit } from "../visit/visit.ts";

/** A table's number, or the code of a table location. ordering#table-locations. */
export type CodedTable = Pick<Visit, "tableNum" | "genericTableLocation">;

/** Why a code leads to no table: it belongs to another restaurant of this site, or is no table's code. */
export type NotATable = "other-restaurant" | "no-table";

/**
 * Parses a table's QR code: a link to this restaurant that names a table. The host is not compared, because a
 * host may have aliases. A link to another restaurant is `other-restaurant` only on this host.
 * screens#scan-table, operations#table-codes.
 */
export function readTableCode(
  code: string,
  here: { readonly slug: string; readonly origin: string },
): CodedTable | NotATable {
  const link = URL.parse(code.trim());
  if (link === null || !/^https?:$/.test(link.protocol)) return "no-table";
  const { tableNum, genericTableLocation } = parseVisit(link.searchParams);
  if (tableNum === null && genericTableLocation === null) return "no-table";
  if (slugOf(link) === here.slug) return { tableNum, genericTableLocation };
  return link.origin === here.origin ? "other-restaurant" : "no-table";
}

function slugOf({ pathname }: URL): string {
  const [, first = ""] = pathname.split("/");
  try {
    return decodeURIComponent(first).toLowerCase();
  } catch {
    return "";
  }
}
