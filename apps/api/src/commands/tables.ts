import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { findRestaurant } from "./find-restaurant.ts";

const TABLES_MAX = 1_000;

/** `comptoir tables SLUG`: the links that stand on the tables. Rules, section 6. */
export const tables: Command = {
  name: "tables",
  usage: "SLUG [--tables 1-20] [--origin URL]",
  summary: "Prints the link of each table.",
  details: [
    "The tables are the venue's generic_table_locations, and those of --tables: numbers, ranges, or words with commas",
    "between them. --origin is the address of the site, by default http://localhost:3000.",
  ].join("\n"),
  options: { tables: { type: "string" }, origin: { type: "string" } },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const venue = await findRestaurant(context, slug);
    const origin = (textOption(options, "origin") ?? "http://localhost:3000").replace(/\/+$/, "");
    if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? ""))
      throw new CommandRefusal("--origin is an address such as https://order.example.", EXIT.usage);
    const numbered = readTables(textOption(options, "tables")).map((table) => ({
      label: table,
      query: { tableNum: table },
    }));
    const located = (venue.settings.generic_table_locations ?? []).flatMap(({ location, areas }) =>
      (areas ?? []).map((area) => {
        const [label, code = label] = area.split(":");
        return { label: `${location}, ${label}`, query: { genericTableLocation: code ?? "" } };
      }),
    );
    const links = [...located, ...numbered];
    if (links.length === 0)
      throw new CommandRefusal("This venue lists no table locations; say --tables 1-20.", EXIT.usage);
    for (const { label, query } of links) {
      context.say(`${label}\t${origin}/${venue.slug}?${new URLSearchParams(query as Record<string, string>)}`);
    }
    return EXIT.ok;
  },
};

function readTables(text: string | undefined): string[] {
  const tables = (text ?? "")
    .split(",")
    .map((part) => part.trim())
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
