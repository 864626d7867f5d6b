import { languageAddresses } from "@comptoir/contract";

/** A page as a sitemap lists it: its address without a query, and when it changed, where that is known. */
export type SitemapPage = { readonly address: string; readonly changedAt?: Date };

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A sitemap of pages: each in each language and in the visitor's own, every address with all of them beside it. */
export function writeSitemap(pages: readonly SitemapPage[]): string {
  return document("urlset", pages.map(writePage).join(""));
}

/** A sitemap of sitemaps, by their addresses. */
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
