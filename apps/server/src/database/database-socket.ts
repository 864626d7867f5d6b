import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Layout } from "./layout.ts";

const NAMED = ".s.PGSQL.";
/** A longer path of a socket is refused by some system that we run on. A socket is named after its port. */
const LONGEST = 100;
const LONGEST_NAME = `/${NAMED}65535`;

/**
 * Where the embedded PostgreSQL listens beside its port of 127.0.0.1, since a statement by a socket costs both sides less than
 * one by the network's machinery. Null where it cannot: the path is too long, or the system has no such sockets.
 * operations#database-socket.
 */
export function socketFolderOf({ database }: Layout): string | null {
  // What Node takes for a socket's path is the name of a pipe there.
  const isPossible = process.platform !== "win32" && Buffer.byteLength(database + LONGEST_NAME) <= LONGEST;
  return isPossible ? database : null;
}

/**
 * Removes the sockets of earlier runs where none is left. The process that is named beside one may be somebody else by now, and
 * PostgreSQL would not start.
 */
export async function clearSockets({ database }: Layout): Promise<void> {
  const names = (await readdir(database)).filter((name) => name.startsWith(NAMED));
  await Promise.all(names.map((name) => rm(path.join(database, name), { force: true })));
}

/** Whether a PostgreSQL says that it cannot make its socket: not every disk has them. */
export function isAboutSocket(said: string): boolean {
  return said.includes(NAMED) || /Unix-domain socket/i.test(said);
}
