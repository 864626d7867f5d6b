import { browserStorage, writeStorage } from "../browser-storage.ts";
import { formatCookie } from "../visit/cookies.ts";
import { formatPageHalf, type PageHalf, PERSON_NAME, PERSON_SECONDS } from "./page-half.ts";

/** Keeps the page's half of a session that a call of the page itself has begun, in its cookie and in local storage. people#session. */
export function keepHalf(half: PageHalf): void {
  const kept = { isHttps: location.protocol === "https:", seconds: PERSON_SECONDS };
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet.
  document.cookie = formatCookie(PERSON_NAME, formatPageHalf(half), kept);
  writeStorage(browserStorage().browser, PERSON_NAME, formatPageHalf(half));
}
