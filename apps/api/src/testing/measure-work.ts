import { getHeapStatistics } from "node:v8";

/** What a piece of work cost: this thread's processor time, and what was allocated for it. */
export type Work = { readonly milliseconds: number; readonly bytes: number };

/**
 * Measures a piece of work until it is within its limits, eight times at most, and tells the least that it took: what the
 * work needs, whatever else the machine does. Processor time does not pass while others have the processor.
 */
export async function measureWork(
  work: () => unknown,
  limits: Work = { milliseconds: 0, bytes: 0 },
): Promise<Work & { readonly isWithin: boolean }> {
  let least: Work = { milliseconds: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  let isWithin = false;
  for (let count = 0; count < 8 && !isWithin; count += 1) {
    const [cpu, bytes] = [process.threadCpuUsage(), allocated()];
    await work();
    const { user, system } = process.threadCpuUsage(cpu);
    least = {
      milliseconds: Math.min(least.milliseconds, (user + system) / 1_000),
      bytes: Math.min(least.bytes, allocated() - bytes),
    };
    isWithin = least.milliseconds <= limits.milliseconds && least.bytes <= limits.bytes;
  }
  return { ...least, isWithin };
}

/** Bytes that were ever allocated. */
const allocated = () => getHeapStatistics().total_allocated_bytes;
