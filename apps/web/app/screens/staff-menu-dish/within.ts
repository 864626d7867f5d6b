import { createContext, useContext } from "react";
import type { Within } from "../../studio/option-tree.ts";

export const WithinContext = createContext<Within>(new Map());

/** Returns what is in each thing of the draft. */
export function useWithin(): Within {
  return useContext(WithinContext);
}
