import { currentLocale, m } from "@comptoir/messages";
import { use } from "react";
import styles from "../../docs/docs.css?inline";
import type { DocsResult } from "../../docs/search-docs.ts";
import { NonceContext, pageNonce } from "../../security/nonce-context.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/field.tsx";

type PageLink = { readonly address: string; readonly title: string };

export type DocsScreenProps = {
  /** Null if the search is shown in its place. */
  readonly page: {
    readonly title: string;
    readonly html: string;
    readonly headings: readonly { readonly id: string; readonly text: string }[];
  } | null;
  readonly query: string;
  /** The length of a query in characters, at most. */
  readonly queryMax: number;
  readonly results: readonly DocsResult[];
  readonly lists: Readonly<Record<"guides" | "reference" | "project", readonly PageLink[]>>;
};

/** The language of all documents. */
const LANGUAGE = "en-CA";
const NAVIGATION_ID = "docs-pages";

/**
 * A page of the documentation with its contents, the search and all pages. Links load whole documents, so that the
 * texts are no part of the scripts. screens#docs.
 */
export function DocsScreen({ page, query, queryMax, results, lists }: DocsScreenProps) {
  const nonce = use(NonceContext) || pageNonce();
  return (
    <div className="page grid gap-x-12 gap-y-8 py-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <style href="docs" precedence="docs" nonce={nonce}>
        {styles}
      </style>
      <div className="flex min-w-0 flex-col gap-6">
        <SearchForm query={query} queryMax={queryMax} />
        <p className="lg:hidden">
          <a href={`#${NAVIGATION_ID}`} className="inline-flex min-h-11 items-center font-medium underline">
            {m.docs_all_pages()}
          </a>
        </p>
        {page === null ? <Results query={query} results={results} /> : <Page {...page} />}
      </div>
      <nav id={NAVIGATION_ID} aria-label={m.docs_all_pages()} className="flex flex-col gap-6 text-small">
        <a href="/docs" className="inline-flex min-h-11 items-center font-medium hover:underline">
          {m.docs_start()}
        </a>
        <PageLinks heading={m.docs_guides()} pages={lists.guides} />
        <PageLinks heading={m.docs_reference()} pages={lists.reference} />
        <PageLinks heading={m.docs_project()} pages={lists.project} />
      </nav>
    </div>
  );
}

function SearchForm({ query, queryMax }: Pick<DocsScreenProps, "query" | "queryMax">) {
  return (
    <search>
      <form action="/docs" className="flex flex-wrap items-end gap-3">
        <TextField
          id="q"
          name="q"
          type="search"
          label={m.docs_search()}
          defaultValue={query}
          maxLength={queryMax}
          optional={true}
          isOptionalUnsaid={true}
          className="min-w-0 flex-[1_1_12rem] sm:max-w-md"
        />
        <Button type="submit">{m.docs_search_button()}</Button>
      </form>
    </search>
  );
}

function Page({ html, headings }: NonNullable<DocsScreenProps["page"]>) {
  return (
    <>
      {currentLocale() === LANGUAGE ? null : <p className="text-ink-soft">{m.docs_language()}</p>}
      {headings.length > 1 ? (
        <nav aria-label={m.docs_on_this_page()}>
          <Disclosure summary={m.docs_on_this_page()} className="max-w-md border-y border-hairline">
            <ul lang={LANGUAGE} className="pb-2">
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="flex min-h-11 items-center hover:underline">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        </nav>
      ) : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own documents, whose HTML is escaped (render-page.ts). */}
      <article lang={LANGUAGE} className="docs" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

function Results({ query, results }: Pick<DocsScreenProps, "query" | "results">) {
  return (
    <section className="flex flex-col gap-6">
      <h1 className="text-title wrap-anywhere">{m.docs_results({ count: results.length, query })}</h1>
      {results.length === 0 ? <p>{m.docs_no_results()}</p> : null}
      <ol lang={LANGUAGE} className="flex flex-col gap-5">
        {results.map(({ address, title, heading, passage }) => (
          <li key={address} className="flex flex-col gap-1">
            <a href={address} className="w-fit font-medium underline">
              {heading === "" ? title : `${title}: ${heading}`}
            </a>
            <p className="measure text-small text-ink-soft wrap-anywhere">
              {passage.map(({ text, isMarked }, at) => {
                const key = `${at} ${text}`;
                return isMarked ? (
                  <mark key={key} className="bg-caution-tint text-ink">
                    {text}
                  </mark>
                ) : (
                  text
                );
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function PageLinks({ heading, pages }: { readonly heading: string; readonly pages: readonly PageLink[] }) {
  return (
    <section className="flex flex-col">
      <h2 className="text-small text-ink-soft">{heading}</h2>
      <ul lang={LANGUAGE}>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address} className="flex min-h-11 items-center hover:underline lg:min-h-9">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
