import type { MenuDocument } from "@comptoir/contract";
import { slugOfPath } from "./cache-names.ts";
import { readKeptMenu } from "./kept-menus.ts";

/** Timeout for the server, in ms, while an offline menu can replace its answer. */
const TIMEOUT_MS = 6_000;

/**
 * Loads a screen's data from the server; if no answer comes, builds it from the offline menu, or fails if there
 * is none. The server's refusals are not replaced. For the `clientLoader` of a restaurant's screen.
 * screens#no-network.
 */
export async function withOfflineFallback<Answer>(
  url: string,
  ask: () => Promise<Answer>,
  draw: (document: MenuDocument) => Promise<Answer>,
): Promise<Answer> {
  const answer = ask();
  // A rejection after the timeout is ignored.
  answer.catch(() => undefined);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), navigator.onLine ? TIMEOUT_MS : 0));
  try {
    const inTime = await Promise.race([answer.then((value) => ({ value })), late]);
    if (inTime !== null) return inTime.value;
  } catch (failure) {
    // Only a fetch without an answer throws a TypeError: rethrow redirects, refusals and bugs.
    if (!(failure instanceof TypeError)) throw failure;
  }
  const kept = await readKeptMenu(slugOfPath(new URL(url).pathname));
  return kept === null ? answer : draw(kept.document);
}
