import { type FileHandle, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import { identifyFolder } from "./folder-identity.ts";
import { identify } from "./process-identity.ts";

const GIVE_UP_AFTER_MS = 180_000;

/**
 * Does one thing at a time in a COMPTOIR_HOME, however many processes begin at once: deciding who makes, starts or
 * stops the database. The lock names its holder and its folder, so that one left by a killed process, or copied along with
 * a home, is seen to be void. Should two ever hold it, the rename of the data folder and PostgreSQL's own pid file still let only one of them win.
 */
export async function withHomeLock<T>(lockFile: string, act: () => Promise<T>): Promise<T> {
  const startedAt = (await identify(process.pid))?.startedAt ?? "";
  const place = await identifyFolder(path.dirname(lockFile));
  const ours = [process.pid, startedAt, place, Math.random().toString(36).slice(2)].join("\n");
  const deadline = performance.now() + GIVE_UP_AFTER_MS;
  while (!(await take(lockFile, ours))) {
    await clearIfVoid(lockFile);
    if (performance.now() > deadline) {
      throw new StartRefusal(`Another process has held ${lockFile} for minutes. Stop it, or remove the file.`);
    }
    await pause(30);
  }
  try {
    return await act();
  } finally {
    if ((await readFile(lockFile, "utf8").catch(() => "")) === ours) await rm(lockFile, { force: true });
  }
}

async function take(lockFile: string, ours: string): Promise<boolean> {
  let file: FileHandle;
  try {
    file = await open(lockFile, "wx", 0o644);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
  try {
    await file.writeFile(ours);
    return true;
  } catch (error) {
    // On a full disk there is room for its name and not for what it says.
    await rm(lockFile, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function clearIfVoid(lockFile: string): Promise<void> {
  const holder = await readFile(lockFile, "utf8").catch(() => null);
  if (holder === null) return;
  const [pid, startedAt, place] = holder.split("\n");
  if (holder === "") {
    // Either just being written, or left by a process killed between creating and writing: give it a moment.
    await pause(300);
    if ((await readFile(lockFile, "utf8").catch(() => null)) !== "") return;
  } else {
    const found = await identify(Number(pid));
    const isHere = place === (await identifyFolder(path.dirname(lockFile)));
    if (isHere && found !== null && found.startedAt === startedAt) return;
  }
  const aside = `${lockFile}.${process.pid}`;
  await rename(lockFile, aside).catch(() => undefined);
  const moved = await readFile(aside, "utf8").catch(() => null);
  // Somebody was quicker and it is their lock that we moved: give it back.
  if (moved !== null && moved !== holder) await rename(aside, lockFile).catch(() => undefined);
  else await rm(aside, { force: true });
}
