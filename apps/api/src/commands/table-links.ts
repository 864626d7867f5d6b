import {
  areaName,
  countTables,
  type RestaurantData,
  readTableLocations,
  readTableNumbers,
  readTableRange,
  TABLES_MAX,
  tableListParts,
  tableName,
} from "@comptoir/ordering";
import { CommandRefusal, EXIT } from "./command.ts";

/** The link that stands on one table: what the table is called, and where its code leads. */
export type TableLink = { readonly label: string; readonly isNumber: boolean; readonly url: string };

/** What the largest QR code holds at the quality of the cards, in bytes. */
const LINK_MAX = 1_663;

/**
 * The links of a restaurant's tables: its `generic_table_locations`, then its `tables`, then those that `named` lists in the same way: numbers, ranges
 * such as `1-20`, or words, with commas between them. screens#query-parameters, ordering#table-locations.
 */
export function tableLinks(
  venue: { readonly slug: string; readonly settings: Pick<RestaurantData, "tables" | "generic_table_locations"> },
  origin: string,
  named: string | undefined,
): TableLink[] {
  const linkOf = (query: Record<string, string>) => `${origin}/${venue.slug}?${new URLSearchParams(query)}`;
  const codes = new Set<string>();
  const located = readTableLocations(venue.settings.generic_table_locations).flatMap(({ location, areas }) =>
    areas.map((area) => {
      codes.add(area.code).add(tableName(area.label));
      return {
        label: areaName(location, area),
        isNumber: false,
        url: linkOf({ genericTableLocation: area.code }),
      };
    }),
  );
  refuseCountingDown(named);
  refuseTooMany(named);
  const listed = [venue.settings.tables, named].flatMap((list) => readTableNumbers(list));
  const further = [...new Set(listed)].filter((label) => !codes.has(label));
  const numbered = further.map((label) => ({ label, isNumber: true, url: linkOf({ tableNum: label }) }));
  const links = [...located, ...numbered];
  const long = links.find(({ url }) => url.length > LINK_MAX);
  if (long) throw new CommandRefusal(`The link of ${long.label.slice(0, 40)}… is too long for a QR code.`, EXIT.usage);
  return links;
}

function refuseCountingDown(named: string | undefined): void {
  for (const part of tableListParts(named)) {
    const range = readTableRange(part);
    if (range && range.first > range.last)
      throw new CommandRefusal(`--tables: ${part} counts down; write ${range.last}-${range.first}.`, EXIT.usage);
  }
}

function refuseTooMany(named: string | undefined): void {
  const count = countTables(named);
  if (count <= TABLES_MAX) return;
  throw new CommandRefusal(`--tables lists ${count} tables: ${TABLES_MAX} are the most.`, EXIT.usage);
}
