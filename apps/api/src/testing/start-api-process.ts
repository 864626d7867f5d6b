import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type ApiProcess = {
  readonly origin: string;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Sets the clock, and waits until the process confirms it. */
  readonly setClock: (instant: string) => Promise<void>;
  readonly ended: Promise<unknown>;
};

/** Starts an API process. At the moment `fault.at` it sends itself a signal; `clockAt` fixes its clock. */
export async function startApiProcess(
  databaseUrl: string,
  fault?: { readonly at: string; readonly signal: NodeJS.Signals },
  smtpUrl?: string,
  clockAt?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, "api-process.ts")], {
    env: {
      ...process.env,
      ...env,
      DATABASE_URL: databaseUrl,
      // The next process of the run then starts faster.
      NODE_COMPILE_CACHE: join(tmpdir(), "comptoir-test-compile-cache"),
      ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
      ...(clockAt ? { CLOCK_AT: clockAt } : {}),
      ...(fault ? { FAULT_AT: fault.at, SIGNAL: fault.signal } : {}),
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  if (!child.stdout) throw new Error("The API process has no standard output.");
  const lines = createInterface({ input: child.stdout });
  const [origin] = (await Promise.race([once(lines, "line"), ended])) as [string];
  if (!origin?.startsWith?.("http")) throw new Error("The API process ended before it listened.");
  const setClock = async (instant: string) => {
    const isSet = once(lines, "line");
    child.stdin?.write(`${instant}\n`);
    await Promise.race([isSet, ended]);
  };
  return { origin, ended, setClock, signal: (name) => void child.kill(name) };
}
