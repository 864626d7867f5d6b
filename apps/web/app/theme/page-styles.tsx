import { createContext, use } from "react";
import { NonceContext } from "../security/nonce-context.ts";

/** The site's styles, which the server inlines into each page; empty in the browser, whose page already has them. */
export const PageStylesContext = createContext("");

/**
 * The site's styles inlined in the head, so that a page is readable without another request. React keeps a style
 * with an `href`, even when it renders the document again after an error.
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
