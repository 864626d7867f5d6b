import { execFile } from "node:child_process";
import { access, cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

export type OlderCode = { readonly commit: string; readonly main: string; readonly remove: () => Promise<void> };

const ROOT = path.resolve(import.meta.dirname, "..", "..", "..", "..");
const MIGRATIONS = "apps/api/migrations/*.sql";
const run = promisify(execFile);

/**
 * Checks out the commit before the last migration and builds its site with the current dependencies. Null
 * without that history, or if a package is not installed.
 */
export async function beforeLastMigration(): Promise<OlderCode | null> {
  const git = (...args: string[]) =>
    run("git", args, { cwd: ROOT, maxBuffer: 1 << 20 }).then(({ stdout }) => stdout.trim());
  const commit = await git("log", "-1", "--diff-filter=A", "--format=%H", "--", MIGRATIONS)
    .then((last) => git("rev-parse", "--short", `${last}^`))
    .catch(() => null);
  if (commit === null) return null;
  const folder = await mkdtemp(path.join(tmpdir(), "comptoir-older-code-"));
  const archive = path.join(folder, "archive.tar");
  await git("archive", `--output=${archive}`, commit);
  await run("tar", ["-xf", archive, "-C", folder]);
  await linkDependencies(folder);
  if (!(await hasPackages(folder))) {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const build = path.join(folder, "build.mjs");
  // Runs the build script itself, because the package's command would first install packages.
  await writeFile(
    build,
    'import { buildIfStale } from "./scripts/build.mjs";\nprocess.exit((await buildIfStale()) ? 0 : 1);\n',
  );
  await run(process.execPath, [build], { maxBuffer: 1 << 24 });
  return {
    commit,
    main: path.join(folder, "apps", "server", "src", "main.ts"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function hasPackages(folder: string): Promise<boolean> {
  for await (const file of glob("{apps,packages}/*/package.json", { cwd: folder })) {
    const room = path.join(folder, file);
    const { dependencies = {} } = JSON.parse(await readFile(room, "utf8"));
    for (const name of Object.keys(dependencies)) {
      const places = [path.dirname(room), folder].map((place) => path.join(place, "node_modules", name));
      const found = await Promise.all(
        places.map((place) =>
          access(place).then(
            () => true,
            () => false,
          ),
        ),
      );
      if (!found.includes(true)) return false;
    }
  }
  return true;
}

/** Links the current dependencies, except the project's own packages. */
async function linkDependencies(folder: string): Promise<void> {
  const [ours, theirs] = [ROOT, folder].map((place) => path.join(place, "node_modules")) as [string, string];
  await mkdir(theirs);
  for (const name of await readdir(ours)) {
    if (name === "@comptoir")
      await cp(path.join(ours, name), path.join(theirs, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith(".vi")) await symlink(path.join(ours, name), path.join(theirs, name));
  }
  // Packages that are installed in several versions lie in the workspaces' own `node_modules`.
  for await (const own of glob("{apps,packages}/*/node_modules", { cwd: ROOT })) {
    if (
      await access(path.dirname(path.join(folder, own))).then(
        () => true,
        () => false,
      )
    )
      await symlink(path.join(ROOT, own), path.join(folder, own));
  }
}
