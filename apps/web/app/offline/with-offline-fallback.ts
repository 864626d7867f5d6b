import type { MenuDocument } from "@comptoir/contract";
import { slugOfPath } from "./cache-names.ts";
import { readKeptMenu } from "./kept-menus.ts";

/** Timeout for the server's answer, in ms. */
const TIMEOUT_MS = 6_000;

/**
 * For the `clientLoader` of a restaurant's screen. Loads its data from the server. If no answer comes, builds
 * the data from the offline menu; without one, the server's answer or failure stands. Refusals by the server
 * are never replaced. screens#no-network.
 */
export async function withOfflineFallback<Answer>(
  url: string,
  ask: () => Promise<Answer>,
  draw: (document: MenuDocument) => Promise<Answer>,
): Promise<Answer> {
  const answer = ask();
  // Prevents an unhandled rejection after the timeout.
  answer.catch(() => undefined);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), navigator.onLine ? TIMEOUT_MS : 0));
  try {
    const inTime = await Promise.race([answer.then((value) => ({ value })), late]);
    if (inTime !== null) return inTime.value;
  } catch (failure) {
    // Rethrow redirects, refusals and bugs: only a fetch without an answer throws a `TypeError`.
    if (!(failure instanceof TypeError)) throw failure;
  }
  const kept = await readKeptMenu(slugOfPath(new URL(url).pathname));
  return kept === null ? answer : draw(kept.document);
}
