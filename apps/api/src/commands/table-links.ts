import { tableName } from "@comptoir/messages";
import type { RestaurantData } from "@comptoir/ordering";
import { CommandRefusal, EXIT } from "./command.ts";

/** The link that stands on one table: what the table is called, and where its code leads. */
export type TableLink = { readonly label: string; readonly isNumber: boolean; readonly url: string };

const TABLES_MAX = 1_000;
/** What the largest QR code holds at the quality of the cards, in bytes. */
const LINK_MAX = 1_663;

/**
 * The links of a restaurant's tables: its `generic_table_locations`, then the tables that `named` lists: numbers, ranges
 * such as `1-20`, or words, with commas between them. screens#query-parameters, ordering#table-locations.
 */
export function tableLinks(
  venue: { readonly slug: string; readonly settings: Pick<RestaurantData, "generic_table_locations"> },
  origin: string,
  named: string | undefined,
): TableLink[] {
  const linkOf = (query: Record<string, string>) => `${origin}/${venue.slug}?${new URLSearchParams(query)}`;
  const codes = new Set<string>();
  const located = (venue.settings.generic_table_locations ?? []).flatMap(({ location, areas }) =>
    (areas ?? []).map((area) => {
      const [label = "", code = label] = area.split(":");
      codes.add(code).add(tableName(label));
      return { label: `${location}, ${label}`, isNumber: false, url: linkOf({ genericTableLocation: code }) };
    }),
  );
  const further = readTables(named).filter((label) => !codes.has(label));
  const numbered = further.map((label) => ({ label, isNumber: true, url: linkOf({ tableNum: label }) }));
  const links = [...located, ...numbered];
  const long = links.find(({ url }) => url.length > LINK_MAX);
  if (long) throw new CommandRefusal(`The link of ${long.label.slice(0, 40)}… is too long for a QR code.`, EXIT.usage);
  return links;
}

function readTables(named: string | undefined): string[] {
  const tables = (named ?? "")
    .split(",")
    .map((part) => tableName(part.trim()))
    .filter((part) => part !== "")
    .flatMap((part) => {
      const [, first, last] = /^(\d{1,6})-(\d{1,6})$/.exec(part) ?? [];
      if (first === undefined || last === undefined) return [part];
      const count = Math.min(Number(last) - Number(first) + 1, TABLES_MAX);
      if (count < 1) throw new CommandRefusal(`--tables: ${part} counts down; write ${last}-${first}.`, EXIT.usage);
      return Array.from({ length: count }, (_, index) => String(Number(first) + index));
    });
  return tables.slice(0, TABLES_MAX);
}
