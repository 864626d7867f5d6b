import { LOCALES, m } from "@comptoir/messages";
import { FALLBACK_LOCALE, type RestaurantData, restaurantLocale, tableName } from "@comptoir/ordering";
import { html, raw } from "hono/html";
import QRCode from "qrcode";
import type { TableLink } from "./table-links.ts";

/** A quarter of a code may be scratched or stained before it is unreadable: cards lie on tables. */
const QUALITY = { errorCorrectionLevel: "Q" } as const;

/** A code as a terminal shows it. */
export function drawInTerminal(link: TableLink): Promise<string> {
  return QRCode.toString(link.url, { ...QUALITY, type: "utf8" });
}

/**
 * A page of cards to print and cut out, one for each table: the restaurant, the code, the table, and what to do in the
 * restaurant's own language first. Nothing on it is loaded from elsewhere.
 */
export async function drawCards(restaurant: RestaurantData, links: readonly TableLink[]): Promise<string> {
  const { name } = restaurant;
  const locale = restaurantLocale(restaurant) ?? FALLBACK_LOCALE;
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
