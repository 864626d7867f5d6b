import { LOCALES, m } from "@comptoir/messages";
import {
  countTables,
  FALLBACK_LOCALE,
  type RestaurantData,
  readTableRange,
  restaurantLocale,
  restaurantName,
  TABLES_MAX,
  tableListParts,
  tableName,
} from "@comptoir/ordering";
import { html, raw } from "hono/html";
import QRCode from "qrcode";
import { loadSiteAddress } from "../../platform/maintenance/site-address.store.ts";
import { isThisMachine, LINK_MAX, QUALITY, type TableLink, tableLinks } from "../../venue/venues/table-links.ts";
import { findRestaurant } from "./arguments.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { writeOut } from "./named-files.ts";

/**
 * `comptoir tables SLUG`: prints each table's link, as QR code in the terminal or as cards.
 * operations#table-codes.
 */
export const tables: Command = {
  name: "tables",
  usage: "SLUG [--tables 1-20] [--origin URL] [--qr | --cards [--out FILE]]",
  summary: "Prints each table's link and QR code.",
  details: [
    "The tables are the venue's generic_table_locations and tables, and those of --tables: numbers, ranges or words, separated",
    "by commas, a thousand at most. A table in both has one link. --origin is the site's address: by default PUBLIC_ORIGIN,",
    "otherwise that of the server that started last, otherwise this machine's at PORT. --qr shows the codes in the terminal.",
    "--cards writes a page of cards to print and cut out, to the standard output or to the file of --out. Cards require an",
    "address that a phone can reach.",
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
    const named = textOption(options, "tables");
    refuseCountingDown(named);
    refuseTooMany(named);
    const links = tableLinks(venue, origin, named);
    const long = links.find(({ url }) => url.length > LINK_MAX);
    if (long)
      throw new CommandRefusal(`The link of ${long.label.slice(0, 40)}… is too long for a QR code.`, EXIT.usage);
    if (links.length === 0) throw new CommandRefusal("This venue lists no tables; add --tables 1-20.", EXIT.usage);
    if (options.cards === true) {
      if (isThisMachine(origin)) {
        const why = `The cards would lead to ${origin}, which no guest's phone reaches`;
        throw new CommandRefusal(`${why}: add --origin https://order.example, or set PUBLIC_ORIGIN.`, EXIT.usage);
      }
      await writeOut(context, options, await drawCards(venue.settings, links));
      return EXIT.ok;
    }
    for (const link of links) {
      context.say(`${link.label}\t${link.url}`);
      if (options.qr === true) context.say(await drawInTerminal(link));
    }
  },
};

function refuseCountingDown(named: string | undefined): void {
  for (const part of tableListParts(named)) {
    const range = readTableRange(part);
    if (range && range.first > range.last)
      throw new CommandRefusal(
        `--tables: ${part} is in descending order; write ${range.name}${range.last}-${range.first}.`,
        EXIT.usage,
      );
  }
}

function refuseTooMany(named: string | undefined): void {
  const count = countTables(named);
  if (count <= TABLES_MAX) return;
  throw new CommandRefusal(`--tables lists ${count} tables; the maximum is ${TABLES_MAX}.`, EXIT.usage);
}

export function drawInTerminal(link: TableLink): Promise<string> {
  return QRCode.toString(link.url, { ...QUALITY, type: "utf8" });
}

/**
 * Renders an HTML page of table cards to print and cut out. The restaurant's own language comes first. The
 * page loads no external resources.
 */
export async function drawCards(restaurant: RestaurantData, links: readonly TableLink[]): Promise<string> {
  const locale = restaurantLocale(restaurant) ?? FALLBACK_LOCALE;
  const name = restaurantName(restaurant, locale);
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const cards = await Promise.all(
    links.map(async (link) => {
      const code = await QRCode.toString(link.url, { ...QUALITY, type: "svg", margin: 0 });
      const table = link.isNumber ? m.venue_table({ table: tableName(link.label) }, { locale }) : link.label;
      return html`<li>
<h2>${name}</h2>
${raw(code)}
<p class="table">${table}</p>
${languages.map((language) => html`<p lang="${language}">${m.table_card_invitation({}, { locale: language })}</p>`)}
<p class="url">${link.url}</p>
</li>`;
    }),
  );
  return String(
    await html`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${m.table_cards_heading({ name }, { locale })}</title>
<style>${raw(STYLE)}</style>
<h1>${m.table_cards_heading({ name }, { locale })}</h1>
<ul>
${cards}
</ul>
</html>
`,
  );
}

const STYLE = `
body { margin: 2rem; font-family: Georgia, serif; color: #1d1916; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(7cm, 1fr)); gap: 8mm; margin: 0; padding: 0; list-style: none; }
li { padding: 8mm; border: 1px dashed #8a8178; border-radius: 4mm; text-align: center; break-inside: avoid; }
h2 { margin: 0 0 5mm; font-weight: 500; }
svg { width: 45mm; height: 45mm; }
p { margin: 2mm 0 0; font-family: system-ui, sans-serif; overflow-wrap: anywhere; text-wrap: balance; }
.table { margin-top: 5mm; font: 600 1.5rem Georgia, serif; }
.url { font-size: 0.65rem; color: #5f564d; }
@media print { body { margin: 0; } h1 { display: none; } }
`;
