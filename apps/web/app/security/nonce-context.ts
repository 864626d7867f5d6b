import { createContext } from "react";

/** The nonce of the answer that is being written; empty in the browser, which keeps nonces to itself. */
export const NonceContext = createContext("");

/**
 * The nonce that the page in the browser was written with, for a style that is drawn there anew: where a page's place is taken by
 * its error, the whole document is. Empty on the server, and for a page that is sent many times, whose policy names hashes.
 */
export function pageNonce(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLElement>("style[nonce], script[nonce]")?.nonce ?? "";
}
