import { Session } from "node:inspector/promises";

/**
 * Returns the memory of the startup to the system; V8 would keep it. The garbage collection blocks the event
 * loop, so it must run before the first request.
 */
export async function giveBackMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
