import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { takeEnvFile } from "./env-file.ts";
import { comptoirWith } from "./testing/comptoir-process.ts";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-env-"));
afterAll(() => rm(folder, { recursive: true }));
const file = path.join(folder, "comptoir.env");
await writeFile(
  file,
  ["# of the unit", "PORT=here", 'MAIL_FROM="orders@order.example"', "", "SMTP_URL='smtp://a:b#c@mail.example'"].join(
    "\n",
  ),
);

describe("operations#env-file: comptoir --env FILE", () => {
  test("takes the settings of a systemd unit's file, which override those of the shell.", () => {
    for (const words of [
      ["--env", file, "orders", "list"],
      [`--env=${file}`, "orders", "list"],
    ]) {
      const env: NodeJS.ProcessEnv = { PORT: "3000", HOST: "::1" };
      expect(takeEnvFile(words, env)).toEqual(["orders", "list"]);
      expect(env).toEqual({
        PORT: "here",
        HOST: "::1",
        MAIL_FROM: "orders@order.example",
        SMTP_URL: "smtp://a:b#c@mail.example",
      });
    }
  });

  test("is no option of the command behind it.", () => {
    expect(takeEnvFile(["doctor", "--env", file], {})).toEqual(["doctor", "--env", file]);
  });

  test("leads a command to the service's settings; a file that cannot be read is one line.", {
    timeout: 240_000,
  }, async () => {
    const checked = await comptoirWith({ PORT: "3000" }, folder, "--env", file, "doctor");
    expect(checked).toMatchObject({ exit: 1, out: expect.stringContaining('PORT: "here" is not a port number') });
    const absent = await comptoirWith({}, folder, "--env", path.join(folder, "none"), "doctor");
    expect(absent).toMatchObject({
      exit: 1,
      out: "",
      err: expect.stringMatching(/^--env: \S+none cannot be read: .+\n$/),
    });
    expect(await comptoirWith({}, folder, "--env")).toMatchObject({ exit: 2 });
  });
});
