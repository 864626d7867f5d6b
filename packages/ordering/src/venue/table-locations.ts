import type { TableLocationData } from "./restaurant-data.ts";

/** An area of a place: what people read, and what stands for the table number. */
export type Area = { readonly label: string; readonly code: string };

/** Reads an area, `"label:code"`; the last colon divides them, without one the text is both. ordering#table-locations. */
function readArea(text: string): Area {
  const colon = text.lastIndexOf(":");
  if (colon < 0) return { label: text.trim(), code: text.trim() };
  return { label: text.slice(0, colon).trim(), code: text.slice(colon + 1).trim() };
}

/** A place with its areas. */
export type TableLocation = { readonly location: string; readonly areas: readonly Area[] };

/** Reads the locations at which a venue serves tables. ordering#table-locations. */
export function readTableLocations(data: readonly TableLocationData[] | null | undefined): TableLocation[] {
  return (data ?? []).map(({ location, areas }) => ({ location, areas: (areas ?? []).map(readArea) }));
}

/** Finds the area that a `genericTableLocation` code names, which stands for the table number. ordering#table-locations. */
export function findArea(locations: readonly TableLocation[], code: string): (Area & { location: string }) | null {
  for (const { location, areas } of locations) {
    const area = areas.find((candidate) => candidate.code === code);
    if (area) return { ...area, location };
  }
  return null;
}
