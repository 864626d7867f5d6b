import { parseCookies } from "../visit/cookies.ts";
import { type PageHalf, parsePageHalf } from "./page-half.ts";

/** In which cookie an operator's own half stands while the page's is that of the owner whom they act for. people#acting-as. */
export const OPERATOR_NAME = "operator";

/** The operator's own half that a request brings; null where nobody acts for another. */
export function operatorHalfOf(request: Request): PageHalf | null {
  return parsePageHalf(parseCookies(request.headers.get("cookie")).get(OPERATOR_NAME));
}

/** The operator's own half as this browser keeps it; its token goes with an order. For scripts in the page. */
export function keptOperator(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(OPERATOR_NAME));
}
