import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** What the system says of a running process: enough to tell it from a later one with the same number. */
export type ProcessIdentity = { command: string; startedAt: string };

/**
 * Looks at a process by its number; nothing when it is gone. A zombie counts as gone: where nobody collects orphans
 * (many containers), a killed postgres stays one for ever.
 */
export async function identify(pid: number): Promise<ProcessIdentity | null> {
  if (!isSignalable(pid)) return null;
  if (process.platform === "linux") return identifyOnLinux(pid);
  if (process.platform === "win32") return { command: "", startedAt: "" };
  const asked = await promisify(execFile)("ps", ["-o", "stat=,lstart=,command=", "-p", String(pid)]).catch(() => null);
  const line = asked?.stdout.trim() ?? "";
  if (line === "" || line.startsWith("Z")) return null;
  const words = line.split(/\s+/);
  return { startedAt: words.slice(1, 6).join(" "), command: words.slice(6).join(" ") };
}

async function identifyOnLinux(pid: number): Promise<ProcessIdentity | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, "utf8");
    // The name stands in brackets and may hold anything; the plain fields begin after the last one.
    const fields = status.slice(status.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return null;
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8");
    return { command: command.split("\0").join(" "), startedAt: fields[19] ?? "" };
  } catch {
    return null;
  }
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
