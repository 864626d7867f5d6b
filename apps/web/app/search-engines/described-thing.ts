import { LOCALE_PARAMETER } from "@comptoir/contract";
import { createContext, type RouterContextProvider } from "react-router";
import type { Thing, WithContext } from "schema-dts";

export type DescribedThing = WithContext<Thing>;

/** The schema.org description of the page's subject; null for none. */
export const describedThingContext = createContext<DescribedThing | null>(null);

/**
 * Returns whether a URL with this query is indexable: it has no parameter but the language. A table's link, for
 * example, is not.
 */
export function isKeptAddress(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === LOCALE_PARAMETER);
}

/** For a loader. Describes the page's subject if its URL is indexable. screens#structured-data. */
export function describeThing(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  thing: () => DescribedThing,
): void {
  const { pathname, search } = new URL(url);
  if (!pathname.endsWith(".data") && isKeptAddress(search)) context.set(describedThingContext, thing());
}

/** Characters that could close the script element or break its text; written as JSON escapes. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Formats a description as a JSON-LD script block. Escaping keeps venue texts from closing the block. */
export function writeThing(thing: DescribedThing): string {
  const text = JSON.stringify(thing).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `<script type="application/ld+json">${text}</script>`;
}
