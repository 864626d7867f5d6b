import { createContext, use } from "react";
import { NonceContext } from "../security/nonce-context.ts";

/** The styles of the site, which the server writes into each page; empty in the browser, whose page has them. */
export const PageStylesContext = createContext("");

/**
 * The styles of the site, in the document's head: a page can be read without waiting for another file. React keeps a style with an `href`
 * as it is in the page, also where it renders the document anew after an error.
 */
export function PageStyles() {
  const nonce = use(NonceContext);
  const css = use(PageStylesContext);
  return (
    <style href="site" precedence="site" nonce={nonce}>
      {css}
    </style>
  );
}
