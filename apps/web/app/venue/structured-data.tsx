import { use } from "react";
import { NonceContext } from "../security/nonce-context.ts";
import { formatJsonLd } from "./json-ld.ts";

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
