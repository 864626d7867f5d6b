import type { BoardStockData } from "@comptoir/contract";
import { localizedText, type MenuItem, type OptionValue, walkOptions } from "@comptoir/ordering";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";

type Thing = BoardStockData["options"][number];

/** Lists what of a restaurant's menus can be sold out, in the sequence of the menus, each thing once. board#sold-out-now. */
export function formatBoardStock({ soldOut: marks, menus, defaultLocale }: LoadedVenue): BoardStockData {
  const ends = new Map(marks.map(({ kind, id, until }) => [`${kind} ${id}`, until]));
  const thingOf = (kind: Thing["kind"], thing: MenuItem | OptionValue, soldOut: boolean): Thing => {
    const id = String(thing.id);
    const until = ends.get(`${kind} ${id}`);
    const name = localizedText(thing, "name", defaultLocale);
    return { kind, id, name, soldOut, until: until ? new Date(until).toISOString() : null, left: thing.stock };
  };
  const seen = new Set<string>();
  const isNew = (key: string) => !seen.has(key) && seen.add(key);
  const options = new Map<string, Thing>();
  const sections = menus.flatMap((menu) =>
    [...menu.sections, { ...menu, items: menu.items }].map((section) => ({
      name: localizedText(section, "name", defaultLocale),
      things: section.items.flatMap((item) => {
        for (const visit of walkOptions(item.options)) {
          if (visit.kind !== "value") continue;
          const { value } = visit;
          options.set(String(value.id), thingOf("value", value, value.unavailable || value.stock === 0));
        }
        return isNew(String(item.id)) ? thingOf("item", item, item.soldOut || item.stock === 0) : [];
      }),
    })),
  );
  const byName = [...options.values()].sort((one, other) => one.name.localeCompare(other.name, defaultLocale));
  return { sections: sections.filter(({ things }) => things.length > 0), options: byName };
}

/** Lists what is sold out now, by name. board#sold-out-now. */
export function soldOutNow(venue: LoadedVenue): Pick<Thing, "name" | "until">[] {
  const { sections, options } = formatBoardStock(venue);
  const things = [...sections.flatMap(({ things: ofSection }) => ofSection), ...options];
  return things.filter(({ soldOut }) => soldOut).map(({ name, until }) => ({ name, until }));
}
