import { LOCALE_PARAMETER } from "@comptoir/contract";
import { createContext, type RouterContextProvider } from "react-router";
import type { Thing, WithContext } from "schema-dts";

/** A thing in the words of schema.org. */
export type DescribedThing = WithContext<Thing>;

/** What the page that is being answered is about; null where search engines need not know. */
export const describedThingContext = createContext<DescribedThing | null>(null);

/**
 * Whether an address is one that search engines keep: a page's own, in one language or the visitor's. The link of a table is
 * described by its canonical address, and goes without.
 */
export function isKeptAddress(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === LOCALE_PARAMETER);
}

/** Says what a page is about, where its address is one that search engines keep. For a loader. screens#structured-data. */
export function describeThing(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  thing: () => DescribedThing,
): void {
  const { pathname, search } = new URL(url);
  if (!pathname.endsWith(".data") && isKeptAddress(search)) context.set(describedThingContext, thing());
}

/** Characters that could end a script element or a line inside it, and how JSON may write them instead. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A thing as a page's JSON-LD block. Whatever a venue's words hold, they cannot leave the block, and nothing of it runs. */
export function writeThing(thing: DescribedThing): string {
  const text = JSON.stringify(thing).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `<script type="application/ld+json">${text}</script>`;
}
