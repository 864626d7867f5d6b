import { areaName, type RestaurantData, readTableLocations, readTableNumbers, tableName } from "@comptoir/ordering";

export type TableLink = { readonly label: string; readonly isNumber: boolean; readonly url: string };

/**
 * Lists a restaurant's table links: `generic_table_locations`, then `tables`, then `named`, a list of
 * numbers, ranges (`1-20`) or words, separated by commas. screens#query-parameters, ordering#table-locations.
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
  const listed = [venue.settings.tables, named].flatMap((list) => readTableNumbers(list));
  const further = [...new Set(listed)].filter((label) => !codes.has(label));
  return [...located, ...further.map((label) => ({ label, isNumber: true, url: linkOf({ tableNum: label }) }))];
}

/** Tells whether an address leads to the machine that uses it, so that no guest's phone reaches the server by it. */
export function isThisMachine(origin: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(new URL(origin).hostname);
}

/** Maximum length of a table's URL in bytes: the largest QR code's capacity at level Q. */
export const LINK_MAX = 1_663;

/** Level Q survives damage to a quarter of the QR code, as on scratched cards. */
export const QUALITY = { errorCorrectionLevel: "Q" } as const;
