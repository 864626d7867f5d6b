import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const checkout = path.join(import.meta.dirname, "..");

test("A file is meant from the folder in which the command was typed.", () => {
  const typedIn = path.join(checkout, "demo", "venues");
  const env = { PATH: process.env.PATH, npm_lifecycle_event: "comptoir", INIT_CWD: typedIn };
  const command = [path.join(checkout, "scripts", "comptoir.mjs"), "venue", "validate", "braise.json"];
  const { stdout } = spawnSync(process.execPath, command, { cwd: checkout, env, encoding: "utf8" });
  expect(stdout).toBe("braise.json: in order.\n");
});
