import { readdir, readFile } from "node:fs/promises";

/** Linux reports CPU time in ticks of 10 ms on every platform of Node. */
const MS_PER_TICK = 10;

type ProcessTimes = { readonly parent: number; readonly ownMs: number; readonly endedChildrenMs: number };

/** Returns the CPU time of a process in milliseconds; null without /proc. */
export async function cpuOfProcess(pid: number): Promise<number | null> {
  return (await readTimes(pid))?.ownMs ?? null;
}

/** Returns the CPU time in milliseconds of a process and its children, ended ones included; null without /proc. */
export async function cpuOfFamily(pid: number): Promise<number | null> {
  const head = await readTimes(pid);
  if (head === null) return null;
  const names = await readdir("/proc");
  const others = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map((name) => readTimes(Number(name))));
  const children = others.filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.ownMs ?? 0), head.ownMs + head.endedChildrenMs);
}

async function readTimes(pid: number): Promise<ProcessTimes | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  // The second field, the command in parentheses, may contain spaces, so the rest is split after it.
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const field = (number: number) => fields[number - 3] ?? 0;
  return {
    parent: field(4),
    ownMs: (field(14) + field(15)) * MS_PER_TICK,
    endedChildrenMs: (field(16) + field(17)) * MS_PER_TICK,
  };
}
