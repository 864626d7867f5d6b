import { Session } from "node:inspector/promises";

/**
 * Frees garbage of the startup (source texts, demonstration files) and returns it to the system. V8 would
 * keep that memory until another process needs it. The collection blocks the event loop: call it before the
 * first request.
 */
export async function giveBackMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
