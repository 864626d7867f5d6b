import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { HOME_FOLDERS } from "./contents.ts";

type HomeFile = { readonly path: string; readonly content: Buffer };

/** Streams the files of the uploads and the outbox. Skips a file that is deleted before it is read. */
export async function* readHomeFiles(home: string): AsyncGenerator<HomeFile> {
  for (const folder of HOME_FOLDERS) {
    const entries = await readdir(path.join(home, folder), { recursive: true, withFileTypes: true }).catch(
      unlessGone([]),
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const place = path.join(entry.parentPath, entry.name);
      const content = await readFile(place).catch(unlessGone(null));
      if (content !== null) yield { path: path.relative(home, place).split(path.sep).join("/"), content };
    }
  }
}

/** Tells whether a path in a backup lies within a restorable folder; guards against path traversal. */
export function isHomePath(place: string): boolean {
  const [folder, ...rest] = place.split("/");
  const isPlain = (name: string) => !["", ".", ".."].includes(name) && !/[\\\0:]/.test(name);
  return HOME_FOLDERS.some((known) => known === folder) && rest.length > 0 && rest.every(isPlain);
}

const asideOf = (home: string) => path.join(home, "restoring");

/** Writes a file to the staging folder, from which `putHomeFilesInPlace` moves it. */
export async function writeHomeFileAside(home: string, file: HomeFile): Promise<void> {
  if (!isHomePath(file.path)) throw new Error(`${file.path} is not a path of a file in COMPTOIR_HOME`);
  const place = path.join(asideOf(home), file.path);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, file.content, { mode: 0o600, flush: true });
}

/** Deletes the staging folder that an earlier attempt left. */
export async function clearHomeFilesAside(home: string): Promise<void> {
  await rm(asideOf(home), { recursive: true, force: true });
}

export async function putHomeFilesInPlace(home: string): Promise<void> {
  for (const folder of HOME_FOLDERS) {
    await rm(path.join(home, folder), { recursive: true, force: true });
    await rename(path.join(asideOf(home), folder), path.join(home, folder)).catch(unlessGone(undefined));
  }
  await clearHomeFilesAside(home);
}

function unlessGone<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === "ENOENT") return otherwise;
    throw error;
  };
}
