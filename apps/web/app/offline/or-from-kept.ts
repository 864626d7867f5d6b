import type { MenuDocument } from "@comptoir/contract";
import { slugOfPath } from "./cache-names.ts";
import { readKeptMenu } from "./kept-menus.ts";

/** The server is waited for so long where a kept menu can answer in its place. */
const PATIENCE_MS = 6_000;

/**
 * Asks the server for what a screen shows, and draws it from the kept menu where no answer comes; fails as the server's does where
 * nothing is kept. What the server refuses is refused. For the `clientLoader` of a screen of a restaurant. screens#no-network.
 */
export async function orFromKept<Answer>(
  url: string,
  ask: () => Promise<Answer>,
  draw: (document: MenuDocument) => Promise<Answer>,
): Promise<Answer> {
  const answer = ask();
  // A rejection after the timeout is ignored.
  answer.catch(() => undefined);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), navigator.onLine ? PATIENCE_MS : 0));
  try {
    const inTime = await Promise.race([answer.then((value) => ({ value })), late]);
    if (inTime !== null) return inTime.value;
  } catch (failure) {
    // A fetch without an answer throws; redirects, refusals and our own mistakes are something else.
    if (!(failure instanceof TypeError)) throw failure;
  }
  const kept = await readKeptMenu(slugOfPath(new URL(url).pathname));
  return kept === null ? answer : draw(kept.document);
}
