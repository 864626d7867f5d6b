import type { MenuDocument } from "@comptoir/contract";
import { slugOfPath } from "./cache-names.ts";
import { readKeptMenu } from "./kept-menus.ts";

/** Timeout for the server's answer, in ms. */
const TIMEOUT_MS = 6_000;

/**
 * For the `clientLoader` of a restaurant's screen: loads its data from the server, or builds it from the
 * offline menu if no answer comes. Refusals by the server are never replaced. screens#no-network.
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
