import { getHeapStatistics } from "node:v8";

/** Processor time of this thread, and the bytes that it allocated. */
export type Work = { readonly milliseconds: number; readonly bytes: number };

/**
 * Measures work until it is within its limits, at most eight times; returns the minimum. Processor time
 * excludes waiting, so other load hardly matters.
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

const allocated = () => getHeapStatistics().total_allocated_bytes;
