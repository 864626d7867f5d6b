import { parseCookies } from "../visit/cookies.ts";
import { type PageHalf, PERSON_NAME, parsePageHalf } from "./page-half.ts";

/** The page's half as this browser keeps it now; null when nobody is signed in here. For scripts in the page. */
export function keptHalf(): PageHalf | null {
  return parsePageHalf(parseCookies(document.cookie).get(PERSON_NAME));
}
