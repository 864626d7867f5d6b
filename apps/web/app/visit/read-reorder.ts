import { parseText } from "./parse-parameter.ts";
import { REORDER } from "./reorder-link.ts";

/** The past order that a link puts into the cart; null for none. */
export function readReorder(query: URLSearchParams): string | null {
  return parseText(query.get(REORDER));
}
