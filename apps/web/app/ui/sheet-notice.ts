import { createContext, type ReactNode } from "react";

/** What every sheet says at its head, since it covers the page that says it: nothing, unless something stands above every screen. */
export const SheetNotice = createContext<ReactNode>(null);
