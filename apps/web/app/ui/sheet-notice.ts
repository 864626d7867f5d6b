import { createContext, type ReactNode } from "react";

/** The notice at the top of every sheet, which repeats a banner that the sheet covers; null for none. */
export const SheetNotice = createContext<ReactNode>(null);
