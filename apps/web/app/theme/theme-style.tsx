import { use, useInsertionEffect } from "react";
import { NonceContext, pageNonce } from "../security/nonce-context.ts";

/** The style that the page in the browser came with. */
let written: string | null = null;
/** What took its place since; a sheet that a script makes is no inline style. */
let adopted: CSSStyleSheet | null = null;

/**
 * The venue's colours and faces, in the document's head. The policy allows the very style that a page was written with, by its nonce or
 * its hash; what takes its place on the way to a screen of another look is adopted instead.
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
