import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { alone, INPUTS } from "./build.mjs";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-build-"));
const lock = path.join(folder, "made", "building.pid");
afterAll(() => rm(folder, { recursive: true }));

test("Of two builds at once the second waits for the first.", async () => {
  const log: string[] = [];
  const build = (name: string) =>
    alone(lock, async () => {
      log.push(`${name} begins`);
      expect(await readFile(lock, "utf8")).toBe(String(process.pid));
      log.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([build("first"), build("second")])).toEqual(["first", "second"]);
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
  expect(existsSync(lock)).toBe(false);
});

test("A build takes over from a process that is gone, and leaves no lock behind when it fails.", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"]);
  await writeFile(lock, String(pid));
  await expect(alone(lock, () => Promise.reject(new Error("no disk")))).rejects.toThrow("no disk");
  expect(existsSync(lock)).toBe(false);
});

test("A change in a package that the site is made of makes the build stale.", async () => {
  const web = await readFile(path.join(import.meta.dirname, "../apps/web/package.json"), "utf8");
  const packages = Object.keys(JSON.parse(web).dependencies).filter((name) => name.startsWith("@comptoir/"));
  expect(packages).toContain("@comptoir/receipt");
  expect(INPUTS).toEqual(expect.arrayContaining(packages.map((name) => name.replace("@comptoir", "packages"))));
});
