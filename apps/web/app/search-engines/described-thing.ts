import { LOCALE_PARAMETER } from "@comptoir/contract";
import { createContext, type RouterContextProvider } from "react-router";
import type { Thing, WithContext } from "schema-dts";

/** A schema.org description. */
export type DescribedThing = WithContext<Thing>;

/** The description of the current page's subject; null if search engines do not need it. */
export const describedThingContext = createContext<DescribedThing | null>(null);

/**
 * Returns whether a URL is indexable: its query names at most a language. A table's link is not indexable;
 * its canonical URL is described instead.
 */
export function isKeptAddress(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => name === LOCALE_PARAMETER);
}

/** Sets the description of a page's subject if its URL is indexable. For a loader. screens#structured-data. */
export function describeThing(
  context: Readonly<RouterContextProvider>,
  { url }: Request,
  thing: () => DescribedThing,
): void {
  const { pathname, search } = new URL(url);
  if (!pathname.endsWith(".data") && isKeptAddress(search)) context.set(describedThingContext, thing());
}

/** Characters that could end a script element or a line in it; they are written as JSON escapes. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Formats a description as a JSON-LD script block. Venue texts are escaped: they cannot close the block or run
 * as script.
 */
export function writeThing(thing: DescribedThing): string {
  const text = JSON.stringify(thing).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  return `<script type="application/ld+json">${text}</script>`;
}
