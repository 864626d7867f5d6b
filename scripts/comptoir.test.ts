import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const checkout = path.join(import.meta.dirname, "..");
const { PATH, NODE_COMPILE_CACHE } = process.env;
const KEPT = { PATH, NODE_COMPILE_CACHE };

test("A file is meant from the folder in which the command was typed.", () => {
  const typedIn = path.join(checkout, "demo", "venues");
  const env = { ...KEPT, npm_lifecycle_event: "comptoir", INIT_CWD: typedIn };
  const command = [path.join(checkout, "scripts", "comptoir.mjs"), "venue", "validate", "braise.json"];
  const { stdout } = spawnSync(process.execPath, command, { cwd: checkout, env, encoding: "utf8" });
  expect(stdout).toBe("braise.json: in order.\n");
});

test("A mistyped setting is named with the one that is meant; a database that is away is one line, without the password.", () => {
  const command = [path.join(checkout, "scripts", "comptoir.mjs"), "orders", "list", "braise"];
  const settings = { COMPTOIR_DMEO: "off", DATABASE_URL: "postgres://ana:secret@127.0.0.1:1/orders" };
  const env = { ...KEPT, ...settings };
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: checkout, env, encoding: "utf8" });
  expect(status).toBe(1);
  const [typo, away, ...rest] = stderr.trimEnd().split("\n");
  expect(typo).toBe("COMPTOIR_DMEO: unknown setting, ignored; did you mean COMPTOIR_DEMO?");
  expect(away).toMatch(/^DATABASE_URL: 127\.0\.0\.1:1\/orders cannot be used/);
  expect(rest).toEqual([]);
});
