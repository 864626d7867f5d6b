import { createContext, type ReactNode } from "react";

/** A notice for the top of every sheet, which repeats a banner that the sheet covers; null for none. */
export const SheetNotice = createContext<ReactNode>(null);
