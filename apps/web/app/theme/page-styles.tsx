import { createContext, use } from "react";
import { NonceContext } from "../security/nonce-context.ts";

/** The styles of the site, which the server writes into each page; empty in the browser, whose page has them. */
export const PageStylesContext = createContext("");

/** The styles of the site, in the document's head: a page can be read without waiting for another file. */
export function PageStyles() {
  const nonce = use(NonceContext);
  const css = use(PageStylesContext);
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning={true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, which React leaves as they are in the browser.
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}
