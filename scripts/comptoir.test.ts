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

test("A database that is away and a setting that does not parse are each one line, without the password.", () => {
  const refusals = [
    { DATABASE_URL: "postgres://ana:secret@127.0.0.1:1/orders" },
    { DATABASE_URL: "mysql://ana:secret@db.example/orders" },
  ].map((settings) => {
    const command = [path.join(checkout, "scripts", "comptoir.mjs"), "orders", "list", "braise"];
    const env = { PATH: process.env.PATH, ...settings };
    return spawnSync(process.execPath, command, { cwd: checkout, env, encoding: "utf8" });
  });
  for (const { status, stderr } of refusals) {
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATABASE_URL: [^\n]+\n$/);
    expect(stderr).not.toContain("secret");
  }
});

test("A mistyped setting is named at the start, with the one that is meant.", () => {
  const command = [path.join(checkout, "scripts", "comptoir.mjs"), "no-such-command"];
  const env = { PATH: process.env.PATH, COMPTOIR_DMEO: "off" };
  const { stderr } = spawnSync(process.execPath, command, { cwd: checkout, env, encoding: "utf8" });
  expect(stderr).toContain("COMPTOIR_DMEO: there is no such setting and it has no effect; is COMPTOIR_DEMO meant?\n");
});
