import { loadSiteAddress } from "../maintenance/site-address.store.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { writeOut } from "./named-files.ts";
import { findRestaurant } from "./named-restaurant.ts";
import { drawCards, drawInTerminal } from "./table-cards.ts";
import { tableLinks } from "./table-links.ts";

/** `comptoir tables SLUG`: the codes on the tables, as links, in the terminal or as cards. operations#table-codes. */
export const tables: Command = {
  name: "tables",
  usage: "SLUG [--tables 1-20] [--origin URL] [--qr | --cards [--out FILE]]",
  summary: "Prints the link and the QR code of each table.",
  details: [
    "The tables are the venue's generic_table_locations and tables, and those of --tables: numbers, ranges, or words with commas",
    "between them, a thousand at most; a table of both has one link. --origin is the address of the site, by default",
    "PUBLIC_ORIGIN, else that of the server that started last, else this machine's at PORT. --qr shows the codes in the terminal;",
    "--cards makes a page of cards to print and cut out, to the standard output or to the file of --out. Cards need an address",
    "that a phone reaches.",
  ].join("\n"),
  options: {
    tables: { type: "string" },
    origin: { type: "string" },
    qr: { type: "boolean" },
    cards: { type: "boolean" },
    out: { type: "string" },
  },
  takes: [1, 1],
  run: async (context, [slug = ""], options) => {
    const venue = await findRestaurant(context, slug);
    const origin = (
      textOption(options, "origin") ?? context.siteOrigin(await loadSiteAddress(context.database))
    ).replace(/\/+$/, "");
    if (!/^https?:$/.test(URL.parse(origin)?.protocol ?? ""))
      throw new CommandRefusal("--origin is an address such as https://order.example.", EXIT.usage);
    const links = tableLinks(venue, origin, textOption(options, "tables"));
    if (links.length === 0) throw new CommandRefusal("This venue lists no tables; say --tables 1-20.", EXIT.usage);
    if (options.cards === true) {
      if (isThisMachine(origin)) {
        const why = `The cards would lead to ${origin}, which no guest's phone reaches`;
        throw new CommandRefusal(`${why}: say --origin https://order.example, or set PUBLIC_ORIGIN.`, EXIT.usage);
      }
      await writeOut(context, options, await drawCards(venue.settings, links));
      return EXIT.ok;
    }
    for (const link of links) {
      context.say(`${link.label}\t${link.url}`);
      if (options.qr === true) context.say(await drawInTerminal(link));
    }
    return EXIT.ok;
  },
};

/** An address that only a browser on this machine reaches. */
function isThisMachine(origin: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/.test(new URL(origin).hostname);
}
