import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findClosedFolder, reachablePrograms } from "./database-user.ts";
import { layoutOf } from "./home.ts";

const somebodyElse = { name: "postgres", uid: 54_321, gid: 54_321 };
let folder: string;
let project: string;

/** Paths of PostgreSQL's programs in the project. */
const shipped = () => ({
  initdb: path.join(project, "native", "bin", "initdb"),
  postgres: path.join(project, "native", "bin", "postgres"),
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "comptoir-programs-"));
  await chmod(folder, 0o755);
  project = path.join(folder, "project");
  await mkdir(path.join(project, "native", "bin"), { recursive: true });
  await mkdir(path.join(folder, "home"));
  for (const program of Object.values(shipped())) await writeFile(program, "a program");
  // `chmod` after creation, so that a strict umask of the test's user does not apply.
  const open = [project, path.join(project, "native"), path.join(project, "native", "bin"), path.join(folder, "home")];
  for (const place of [...open, ...Object.values(shipped())]) await chmod(place, 0o755);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const programsFor = (user: Parameters<typeof reachablePrograms>[2]) =>
  reachablePrograms(shipped(), layoutOf(path.join(folder, "home")), user);

test("The project's own programs are used if the database's user can reach them.", async () => {
  expect(await programsFor(somebodyElse)).toEqual(shipped());
});

test("If the database's user cannot enter the folder, a copy in COMPTOIR_HOME is used, and reused.", async () => {
  await chmod(project, 0o700);
  const copy = await programsFor(somebodyElse);
  expect(copy.postgres.startsWith(path.join(folder, "home"))).toBe(true);
  expect(await readFile(copy.initdb, "utf8")).toBe("a program");
  expect(await programsFor(somebodyElse)).toEqual(copy);
  expect(await programsFor("ourselves")).toEqual(shipped());
});

test("The copy is accessible to the database's user even if the installation was not.", async () => {
  await chmod(path.join(project, "native"), 0o700);
  await chmod(path.join(project, "native", "bin"), 0o700);
  for (const program of Object.values(shipped())) await chmod(program, 0o700);
  const ownersAlone = process.umask(0o077);
  try {
    const copy = await programsFor(somebodyElse);
    expect((await stat(path.dirname(copy.postgres))).mode & 0o777).toBe(0o755);
    expect((await stat(copy.postgres)).mode & 0o777).toBe(0o755);
    expect(await findClosedFolder(path.dirname(copy.postgres), somebodyElse)).toBeNull();
  } finally {
    process.umask(ownersAlone);
  }
});
