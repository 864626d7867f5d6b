import { use, useInsertionEffect } from "react";
import { NonceContext, pageNonce } from "../security/nonce-context.ts";

/** The style that the server rendered into the page. */
let written: string | null = null;
/**
 * The constructed stylesheet that replaced the server-rendered style. The Content-Security-Policy does not
 * count it as an inline style.
 */
let adopted: CSSStyleSheet | null = null;

/**
 * The venue's colours and fonts in the head. The Content-Security-Policy allows only the server-rendered style,
 * by nonce or hash. Navigating to a screen with another theme adopts a constructed stylesheet instead.
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
