import { addressInLanguage, LOCALE_PARAMETER, languageAddresses } from "@comptoir/contract";
import { currentLocale, isLocale, LOCALES, m } from "@comptoir/messages";
import type { MetaDescriptor } from "react-router";
import { isKeptAddress } from "./described-thing.ts";

export type PageWords = {
  /** Without a query: `/grill`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string | null;
  /** The URL of a picture, absolute or relative to the site. */
  readonly image?: string | null;
};

type MetaArgs = { readonly matches: readonly unknown[]; readonly location: { readonly search: string } };

/**
 * Returns the head of an indexable page. Crawlers read only the server's HTML, so client-side navigation
 * updates only title and description. screens#search-engines.
 */
export function describePage({ matches, location }: MetaArgs, words: PageWords): MetaDescriptor[] {
  const { title, description } = words;
  const tags = [{ title }, ...(description ? [{ name: "description", content: description }] : [])];
  const origin = originOf(matches);
  if (!import.meta.env.SSR || origin === undefined) return tags;
  const address = origin + words.path;
  const asked = new URLSearchParams(location.search).get(LOCALE_PARAMETER);
  const canonical = isLocale(asked) ? addressInLanguage(address, asked) : address;
  return [
    ...tags,
    { tagName: "link", rel: "canonical", href: canonical },
    ...(isKeptAddress(location.search) ? languageLinks(address) : []),
    ...cardTags(words, { canonical, origin }),
  ];
}

function languageLinks(address: string): MetaDescriptor[] {
  return languageAddresses(address).map((link) => ({ tagName: "link", rel: "alternate", ...link }));
}

/** Returns the link preview as Open Graph tags, which X reads too. */
function cardTags(
  { title, description, image }: PageWords,
  { canonical, origin }: { readonly canonical: string; readonly origin: string },
): MetaDescriptor[] {
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  const locale = currentLocale();
  const others = LOCALES.filter((other) => other !== locale);
  return [
    property("type", "website"),
    property("site_name", m.site_name()),
    property("title", title),
    ...(description ? [property("description", description)] : []),
    property("url", canonical),
    property("image", new URL(cardPicture(image), origin).href),
    property("locale", locale.replace("-", "_")),
    ...others.map((other) => property("locale:alternate", other.replace("-", "_"))),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The default preview picture, 1200 by 630 pixels. */
const HOUSE_CARD = "/card.png";

/** Falls back to the default picture, because link previews do not support SVG, AVIF and data URLs. */
function cardPicture(image: string | null | undefined): string {
  return image && !/\.(?:svg|avif)(?:$|[?#])|^data:/i.test(image) ? image : HOUSE_CARD;
}

function originOf(matches: readonly unknown[]): string | undefined {
  for (const match of matches) {
    const loaded = (match as { loaderData?: { origin?: string } } | undefined)?.loaderData;
    if (loaded?.origin !== undefined) return loaded.origin;
  }
  return undefined;
}
