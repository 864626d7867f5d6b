import { createContext, use } from "react";
import { NonceContext } from "../security/nonce-context.ts";

/** Empty in the browser, whose page already contains the styles. */
export const PageStylesContext = createContext("");

/**
 * Inlines the site's styles, so that a page is readable without another request. React keeps a style with an
 * `href`, even when it renders the document again after an error.
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
