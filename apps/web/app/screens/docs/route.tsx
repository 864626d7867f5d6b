import { m } from "@comptoir/messages";
import { data } from "react-router";
import { START_PAGE } from "../../docs/docs-path.ts";
import { type Docs, type DocsPage, keptDocs } from "../../docs/read-docs.ts";
import { QUERY_LENGTH_MAX, searchDocs } from "../../docs/search-docs.ts";
import { servicesContext } from "../../load-context.ts";
import { SiteFrame } from "../site/site-frame.tsx";
import type { Route } from "./+types/route";
import { DocsScreen } from "./docs-screen.tsx";

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.page?.title;
  return [{ title: title === undefined ? m.docs_title() : `${title} – ${m.docs_title()}` }];
}

/** Loads a page of the documentation, or the results of a search (`q`). screens#docs. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { docsRoot } = context.get(servicesContext);
  if (docsRoot === undefined) throw data(null, { status: 404 });
  const docs = await keptDocs(docsRoot);
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, QUERY_LENGTH_MAX);
  const page = docs.pages.get(`/docs/${params["*"]}`.replace(/\/$/, "").toLowerCase());
  if (page === undefined) throw data(null, { status: 404 });
  const { title, html, headings } = page;
  return {
    page: query === "" ? { title, html, headings } : null,
    query,
    queryMax: QUERY_LENGTH_MAX,
    results: searchDocs(docs.entries, query),
    lists: listPages(docs),
  };
}

/** The pages that the navigation offers, by kind. Guides and rules are in the order in which their first pages name them. */
function listPages({ pages }: Docs) {
  const all = [...pages.values()];
  const linksOf = (first: string) =>
    all.find(({ file }) => file === first)?.links.map(({ address }) => address?.split("#", 1)[0] ?? "") ?? [];
  const links = linksOf(START_PAGE);
  const place = (order: readonly string[], { address }: DocsPage) =>
    (order.indexOf(address) + order.length) % order.length;
  const list = (order: readonly string[], isOne: (page: DocsPage) => boolean) =>
    all
      .filter(isOne)
      .sort((a, b) => place(order, a) - place(order, b))
      .map(({ address, title }) => ({ address, title }));
  return {
    guides: list(links, ({ file }) => /^docs\/[^/]+\.md$/.test(file) && file !== START_PAGE),
    reference: list(linksOf("docs/reference/README.md"), ({ file }) => /^docs\/reference\/[^/]+\.md$/.test(file)),
    project: list(links, ({ file }) => /^[^/]+\.md$/.test(file) || file === "docs/decisions/README.md"),
  };
}

export default function DocsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <DocsScreen {...loaderData} />
    </SiteFrame>
  );
}
