import { createContext } from "react";

/** The nonce of the answer that is being written; empty in the browser, which keeps nonces to itself. */
export const NonceContext = createContext("");
