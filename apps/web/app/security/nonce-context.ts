import { createContext } from "react";

/** The Content-Security-Policy nonce of the page being rendered; empty in the browser. */
export const NonceContext = createContext("");

/**
 * Returns the page's nonce in the browser, for styles that React renders again, for example when an error page
 * replaces the document. Empty on the server, and on shared pages, whose policy lists hashes instead.
 */
export function pageNonce(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLElement>("style[nonce], script[nonce]")?.nonce ?? "";
}
