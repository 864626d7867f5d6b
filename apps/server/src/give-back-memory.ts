import { Session } from "node:inspector/promises";

/**
 * Gives back to the system what a start needed and nothing needs any more: sources as they were read, the demonstration's files.
 * The engine would keep the room for as long as nobody else asks for it. It stands still meanwhile, so that this is for when
 * nobody is answered yet.
 */
export async function giveBackMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
