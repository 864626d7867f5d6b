import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { CommandSurroundings } from "../entry/commands/command.ts";
import { runCommand } from "../entry/commands/run-command.ts";
import { openTestApi } from "./test-api.ts";

/** Opens a command line with an API on its own database, and a folder for the files that it reads. */
export async function openCommandLine(options: Parameters<typeof openTestApi>[0] = {}) {
  const test = await openTestApi(options);
  const folder = await mkdtemp(join(tmpdir(), "comptoir-commands-"));
  afterAll(() => rm(folder, { recursive: true }));

  async function comptoirOn(
    openPool: CommandSurroundings["openPool"],
    argv: string[],
    ask?: CommandSurroundings["ask"],
  ) {
    const out: string[] = [];
    const err: string[] = [];
    const exit = await runCommand(argv, {
      openPool,
      makeNewDatabase: () => Promise.reject(new Error("a restore is tried where the server is")),
      home: folder,
      clock: test.clock.now,
      ask,
      siteOrigin: (served) => served ?? "https://here.example",
      stdout: { write: (text: string) => out.push(text) > 0 },
      stderr: { write: (text: string) => err.push(text) > 0 },
    });
    await test.api.whenCaughtUp();
    return { exit, out: out.join(""), err: err.join("") };
  }

  return {
    ...test,
    folder,
    comptoirOn,
    /** Runs a command line as at a terminal, where `answer` answers its prompts. */
    comptoirAsking: (answer: boolean | (() => Promise<boolean>), ...argv: string[]) =>
      comptoirOn(
        async () => test.pool,
        argv,
        async () => (typeof answer === "boolean" ? answer : answer()),
      ),
    comptoir: (...argv: string[]) => comptoirOn(async () => test.pool, argv),
    async file(name: string, content: unknown): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
      return path;
    },
  };
}
