import { use } from "react";
import { NonceContext } from "../security/nonce-context.ts";

/** What a page says to search engines, in their own words (schema.org). */
export function StructuredData({ thing }: { readonly thing: Readonly<Record<string, unknown>> }) {
  const nonce = use(NonceContext);
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: `formatJsonLd` leaves nothing that could end the script.
      dangerouslySetInnerHTML={{ __html: formatJsonLd(thing) }}
    />
  );
}

/** Characters that could end a script element or a line inside it, and how JSON may write them instead. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A thing as the text of a JSON-LD block. Whatever a venue's words hold, they cannot leave the block. */
export function formatJsonLd(thing: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(thing).replace(UNSAFE, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
