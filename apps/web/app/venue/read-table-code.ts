import { parseVisit } from "../visit/parse-visit.ts";
import type { Visit } from "../visit/visit.ts";

/** What stands for a table in a link: its number, or the code of a place. ordering#table-locations. */
export type CodedTable = Pick<Visit, "tableNum" | "genericTableLocation">;

/** Why a code leads to no table here: it is another restaurant's, or none of a table. */
export type NotATable = "other-restaurant" | "no-table";

/**
 * Reads the code of a table: a link to this restaurant that names one. The restaurant counts, not the host, which may be known by
 * several names; a link of ours to another restaurant is told from what is no link of ours.
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
