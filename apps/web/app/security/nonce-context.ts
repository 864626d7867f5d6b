import { createContext } from "react";

/** The nonce of the response being rendered; empty in the browser, which hides nonces from scripts. */
export const NonceContext = createContext("");

/**
 * Returns the nonce of the page in the browser, for styles that React renders again, as when an error page
 * replaces the document. Empty on the server, and on shared pages, whose policy lists hashes instead.
 */
export function pageNonce(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLElement>("style[nonce], script[nonce]")?.nonce ?? "";
}
