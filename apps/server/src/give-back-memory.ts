import { Session } from "node:inspector/promises";

/**
 * Collects the garbage of the start and returns it to the system: source texts, the demonstration's files. V8
 * would keep that memory until another process needs it. The collection blocks the event loop: call it before
 * the first request.
 */
export async function giveBackMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
