export type PageHead = {
  readonly language: string | undefined;
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
  readonly meta: Readonly<Record<string, string>>;
  readonly things: readonly unknown[];
};

/** Parses the metadata of served HTML, without running scripts. */
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
