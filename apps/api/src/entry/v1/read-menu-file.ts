import { type Fault, openVenueFile } from "@comptoir/venue-file";
import { findTooMuch } from "../../platform/middleware/json-text.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";

/** A venue file with the menus alone. It changes nothing else of the restaurant. venue#file-names. */
export type MenuFile = {
  readonly restaurant: { readonly id: unknown; readonly slug: string; readonly name: string };
  readonly menu_groups?: unknown;
  readonly menus: readonly unknown[];
};

/**
 * Reads the menus of a venue file that a key publishes. The file's other parts are ignored: a key cannot change the
 * settings, codes, members or events. A file of another restaurant, or without menus, has a fault. partners#v1-menu.
 */
export function readMenuFile(
  bytes: Uint8Array,
  { restaurantId, slug, data }: Pick<LoadedVenue, "restaurantId" | "slug" | "data">,
  now: Date,
): { readonly file: MenuFile } | { readonly faults: readonly Fault[] } {
  const tooMuch = findTooMuch(new TextDecoder().decode(bytes), VALUES_MAX);
  if (tooMuch === "too-much") return { faults: [TOO_MUCH] };
  const sent = tooMuch === null ? readObject(bytes) : null;
  if (sent === null) {
    // The parser of venue files says what is wrong with a file that is no JSON, or nested too deep.
    const opened = openVenueFile(bytes, { importedAt: now.toISOString() });
    return { faults: "faults" in opened ? opened.faults : [NO_OBJECT] };
  }
  const { restaurant, menu_groups, menus } = sent;
  const named = (typeof restaurant === "object" && restaurant) || {};
  const faults = [
    ...("id" in named && String(named.id) !== restaurantId ? [isNot("restaurant.id", named.id, restaurantId)] : []),
    ...("slug" in named && named.slug !== slug ? [isNot("restaurant.slug", named.slug, slug)] : []),
  ];
  if (!Array.isArray(menus)) faults.push({ path: "menus", wrong: "is not a list", expected: "the list of menus" });
  if (faults.length > 0 || !Array.isArray(menus)) return { faults };
  const own = { id: data.id, slug, name: data.name };
  return { file: { restaurant: own, ...(menu_groups === undefined ? {} : { menu_groups }), menus } };
}

/** Maximum number of values of a published file; those of a whole menu have about twenty bytes each. */
const VALUES_MAX = 200_000;
const TOO_MUCH: Fault = { path: "(the file)", wrong: "has too many values", expected: `at most ${VALUES_MAX}` };
const NO_OBJECT: Fault = { path: "", wrong: "is not an object", expected: "a venue file" };

function isNot(path: string, sent: unknown, own: string): Fault {
  return { path, wrong: `is ${JSON.stringify(sent)}`, expected: `${JSON.stringify(own)}, the restaurant of the key` };
}

function readObject(bytes: Uint8Array): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null;
  } catch {
    return null;
  }
}
