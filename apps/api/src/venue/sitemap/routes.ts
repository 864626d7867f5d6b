import { languageAddresses } from "@comptoir/contract";
import type { Hono } from "hono";
import type { Database } from "../../platform/db/database.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { listGroups, listPages, listParts } from "./sitemap.store.ts";

/** Restaurants per part of the sitemap, with three URLs each; a sitemap may have 50,000 URLs and 50 MB. */
const PART_SIZE = 500;
const GROUPS_MAX = 10_000;
/** Crawlers find changes within an hour. */
const HEADERS = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };

/**
 * Mounts `/robots.txt` and `/sitemap.xml`, an index of parts: the chains, and the restaurants from a slug on.
 * `robots.txt` allows pages that must not be indexed, because crawlers must read a page to see its
 * `X-Robots-Tag`. screens#sitemap.
 */
export function mountSitemap(app: Hono<ApiEnv>, { database }: { readonly database: Database }): void {
  app.get("/robots.txt", (c) => {
    const { origin } = new URL(c.req.url);
    return c.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`, 200, {
      "cache-control": "public, max-age=3600",
    });
  });

  app.get("/sitemap.xml", async (c) => {
    const { origin, searchParams } = new URL(c.req.url);
    const from = searchParams.get("from");
    if (searchParams.get("part") === "chains")
      return c.body(writeSitemap(await chainPages(database, origin)), 200, HEADERS);
    if (from !== null) return c.body(writeSitemap(await restaurantPages(database, origin, from)), 200, HEADERS);
    const parts = (await listParts(database, PART_SIZE)).map((slug) => `from=${encodeURIComponent(slug)}`);
    const addresses = ["part=chains", ...parts].map((query) => `${origin}/sitemap.xml?${query}`);
    return c.body(writeSitemapIndex(addresses), 200, HEADERS);
  });
}

async function chainPages(database: Database, origin: string) {
  const groups = await listGroups(database, GROUPS_MAX);
  return groups.map((group) => ({ address: `${origin}/${encodeURIComponent(group)}/location-search` }));
}

async function restaurantPages(database: Database, origin: string, from: string) {
  const pages = await listPages(database, { from, limit: PART_SIZE });
  return pages.map(({ slug, importedAt }) => ({ address: `${origin}/${slug}`, changedAt: importedAt }));
}

/** A page of a sitemap. `address`: its URL without a query. `changedAt`: its last change, if known. */
export type SitemapPage = { readonly address: string; readonly changedAt?: Date };

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Writes a sitemap with each page in every language and once without a language. Each entry links to all
 * variants of its page.
 */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  return document("urlset", pages.map(writePage).join(""));
}

export function writeSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`);
  return document("sitemapindex", parts.join(""));
}

function writePage({ address, changedAt }: SitemapPage): string {
  const languages = languageAddresses(address);
  const links = languages.map(
    ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
  );
  const rest = links.join("") + (changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "");
  return languages.map(({ href }) => `<url><loc>${escapeXml(href)}</loc>${rest}</url>`).join("");
}

function document(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACES}>${content}</${root}>\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
