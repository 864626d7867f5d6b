import { contract } from "@comptoir/contract";
import { LOCALES, type Locale, m } from "@comptoir/messages";
import { FALLBACK_LOCALE, restaurantLocale, restaurantName, tableName } from "@comptoir/ordering";
import type { Context } from "hono";
import QRCode from "qrcode";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp, ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { ApiConfig } from "../../platform/settings.ts";
import { isThisMachine, LINK_MAX, QUALITY, type TableLink, tableLinks } from "../venues/table-links.ts";
import type { Venues } from "../venues/venue-cache.ts";
import { venueOfStaff } from "../venues/venue-of-staff.ts";

type TableDeps = { readonly venues: Pick<Venues, "byId">; readonly config: Pick<ApiConfig, "origin"> };

/** Mounts the calls about the codes of tables. operations#table-codes. */
export function mountTableCards(app: ApiApp, deps: TableDeps): void {
  const { start } = contract;

  app.openapi(start.getTableLinks, async (c) => {
    const { origin, links, locale } = await linksOf(c, deps);
    const tables = links.map((link) => ({ name: nameOf(link, locale), url: link.url }));
    return c.json({ origin, isReachable: !isThisMachine(origin), tables }, 200);
  });

  app.openapi(start.printTableCards, async (c) => {
    const { links, locale, settings } = await linksOf(c, deps);
    if (links.length === 0) return refuse(c, "notFound");
    const { paper, languages } = c.req.valid("query");
    const chosen: readonly Locale[] =
      languages === "both" ? [locale, ...LOCALES.filter((other) => other !== locale)] : [languages];
    const [first = locale] = chosen;
    const restaurant = restaurantName(settings, first);
    const cards = links.map((link) => {
      const { size, data } = QRCode.create(link.url, QUALITY).modules;
      return {
        restaurant,
        table: nameOf(link, first),
        invitations: chosen.map((language) => m.table_card_invitation({}, { locale: language })),
        url: link.url,
        code: { size, isDark: (index: number) => data[index] === 1 },
      };
    });
    const title = m.table_cards_heading({ name: restaurant }, { locale: first });
    const { tableCardsPdf } = await import("@comptoir/receipt/paper");
    const pdf = await tableCardsPdf(cards, { title, author: restaurant, locale: first, paper });
    return c.body(Buffer.from(pdf), 200, { "content-type": "application/pdf" });
  });
}

/** Returns the links of the caller's restaurant, under the public address, or the one by which it was called. */
async function linksOf(c: Context<ApiEnv>, { venues, config }: TableDeps) {
  const venue = await venueOfStaff(venues, staffCaller(c).restaurantId);
  const { origin: known } = config;
  const origin = known !== null && !isThisMachine(known) ? known : new URL(c.req.url).origin;
  const { data: settings, slug } = venue;
  const links = tableLinks({ slug, settings }, origin, undefined).filter(({ url }) => url.length <= LINK_MAX);
  return { origin, links, settings, locale: restaurantLocale(settings) ?? FALLBACK_LOCALE };
}

function nameOf({ label, isNumber }: TableLink, locale: Locale): string {
  return isNumber ? m.venue_table({ table: tableName(label) }, { locale }) : label;
}
