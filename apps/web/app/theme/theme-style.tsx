import { use, useInsertionEffect } from "react";
import { NonceContext, pageNonce } from "../security/nonce-context.ts";

/** The server-rendered style, which React must keep unchanged. */
let written: string | null = null;
/**
 * The stylesheet that overrides the server-rendered style. The Content-Security-Policy does not restrict
 * constructed stylesheets.
 */
let adopted: CSSStyleSheet | null = null;

/**
 * The venue's colours and fonts. The Content-Security-Policy allows only the server-rendered style, by nonce
 * or hash. After a navigation to another theme, a constructed stylesheet replaces it.
 */
export function ThemeStyle({ css }: { readonly css: string }) {
  const nonce = use(NonceContext) || pageNonce();
  const isInBrowser = typeof document !== "undefined";
  if (isInBrowser) written ??= css;
  useInsertionEffect(() => {
    if (css === written && adopted === null) return;
    adopt(css);
  }, [css]);
  return (
    <style nonce={nonce} suppressHydrationWarning={true}>
      {isInBrowser ? written : css}
    </style>
  );
}

function adopt(css: string): void {
  if (adopted === null) {
    adopted = new CSSStyleSheet();
    document.adoptedStyleSheets.push(adopted);
  }
  adopted.replaceSync(css);
}
