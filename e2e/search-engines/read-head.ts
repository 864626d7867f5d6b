/** The metadata of a page for search engines and other sites. */
export type PageHead = {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  /** The URL of each language version, by language code. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The contents of `meta` elements, by name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** The JSON-LD objects, in the vocabulary of schema.org. */
  readonly things: readonly unknown[];
};

/** Parses the metadata from the served HTML, without running scripts. */
export function readHead(html: string): PageHead {
  const links = elements(html, "link");
  const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined);
  return {
    language: elements(html, "html")[0]?.lang,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang = "", href = "" }) => [hreflang, href])),
    meta: Object.fromEntries(
      elements(html, "meta").flatMap(({ name, property, content = "" }) => {
        const key = name ?? property;
        return key === undefined ? [] : [[key, content]];
      }),
    ),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    ),
  };
}

/** Returns the attributes of all elements with a tag name, in lower case. */
function elements(html: string, name: string): Record<string, string | undefined>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}
