import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** A helper process that answers one message at a time. */
export type Helper = { readonly pid: number; ask<Answer>(message: unknown): Promise<Answer>; end(): void };

/** Starts a program of the benchmark in its own process, so that its CPU time is counted separately. */
export function startHelper(program: string): Helper {
  const child = fork(path.join(import.meta.dirname, program), { serialization: "advanced" });
  return {
    pid: pidOf(child),
    async ask<Answer>(message: unknown): Promise<Answer> {
      const aborted = new AbortController();
      const ended = once(child, "exit", { signal: aborted.signal }).then(() => {
        throw new Error(`${program} ended unexpectedly.`);
      });
      const answered = once(child, "message", { signal: aborted.signal });
      child.send(message as object);
      try {
        const [answer] = await Promise.race([answered, ended]);
        return answer as Answer;
      } finally {
        ended.catch(() => undefined);
        answered.catch(() => undefined);
        aborted.abort();
      }
    },
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}

export function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error("A process of the benchmark could not be started.");
  return child.pid;
}
