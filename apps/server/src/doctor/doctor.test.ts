import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isFullLength } from "@comptoir/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comptoir, comptoirWith } from "../testing/comptoir-process.ts";
import { fillHome } from "../testing/made-home.ts";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-doctor-"));
const home = path.join(folder, "home");
beforeAll(() => chmod(folder, 0o755));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("operations#doctor: comptoir doctor", () => {
  test("says of the demonstration that it is in order but for what a demonstration lacks, and knows its backup", async () => {
    await fillHome(home, "demonstration");
    const before = await comptoir(home, "doctor");
    expect(before.err).toBe("");
    expect(before).toMatchObject({ exit: 0, out: expect.stringMatching(/^ok {7}database {4}PostgreSQL 18/m) });
    expect(before.out).toMatch(/^ok {7}migrations {2}current$/m);
    expect(before.out).toMatch(/^warning {2}payments .*test cards only/m);
    expect(before.out).toMatch(/^warning {2}backup {6}None is known/m);
    expect(before.out).toMatch(/^ {21}-> Set PUBLIC_ORIGIN=/m);
    const file = path.join(folder, "a.tar.gz");
    expect((await comptoir(home, "backup", file)).exit).toBe(0);
    const after = await comptoir(home, "doctor");
    expect(after.out).toMatch(new RegExp(`^ok {7}backup {6}the last one is 0 minutes old: ${file}$`, "m"));
  });

  test.runIf(isFullLength)("says that a database is empty, and does not fill it", async () => {
    await rm(home, { recursive: true, force: true });
    await fillHome(home, "nothing");
    for (const _ of [1, 2]) {
      const { exit, out } = await comptoir(home, "doctor");
      expect(out).toMatch(/^fault {4}migrations {2}The database is empty\.$/m);
      expect(exit).toBe(1);
    }
  });

  test.runIf(isFullLength)("makes no data folder where none is", async () => {
    const absent = path.join(folder, "absent");
    for (const _ of [1, 2]) {
      const { exit, out } = await comptoir(absent, "doctor");
      expect(out).toMatch(/^fault {4}disk {8}.*absent is not there/m);
      expect(out).toContain("has no database yet.");
      expect(exit).toBe(1);
    }
  });

  test("says that a database of one's own is down, in one line, and checks the rest", async () => {
    const { exit, out, err } = await comptoirWith(
      { DATABASE_URL: "postgres://ana:secret@127.0.0.1:1/x" },
      folder,
      "doctor",
    );
    expect({ exit, err }).toEqual({ exit: 1, err: "" });
    expect(out).toMatch(/^fault {4}database {4}DATABASE_URL: 127\.0\.0\.1:1\/x cannot be used: .*ECONNREFUSED/m);
    expect(out).toMatch(/^warning {2}backup /m);
    expect(out).not.toContain("secret");
  });

  test("says which setting cannot be read", async () => {
    const { exit, out } = await comptoirWith({ PORT: "http" }, folder, "doctor");
    expect(exit).toBe(1);
    expect(out).toMatch(/^fault {4}settings {4}PORT/m);
    expect(out).toContain("1 fault, 0 warnings.");
  });
});
