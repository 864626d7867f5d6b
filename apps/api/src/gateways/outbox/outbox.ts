import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Begin,
  LEASE_LOST,
  type Mail,
  type MailGateway,
  type TextGateway,
  type TextMessage,
} from "../messenger-port.ts";

export type KeptMessage = { readonly at: string } & (
  | ({ readonly channel: "mail" } & Mail)
  | ({ readonly channel: "text" } & TextMessage)
);

/** Stores messages locally instead of sending them. operations#outbox. */
export type Outbox = {
  readonly mail: MailGateway;
  readonly text: TextGateway;
  readonly list: () => Promise<readonly KeptMessage[]>;
  readonly find: (messageId: string) => Promise<KeptMessage | null>;
};

/** Limits of the outbox, which is for inspecting recent messages only. */
const KEPT_MS = 7 * 24 * 3_600_000;
const KEPT_MAX = 200;
const CLEARED_AT_ONCE = 100;
/** Time in ms after which the folder is read again: other servers write to it, and people delete files. */
const LOOK_AFTER_MS = 3_600_000;
const FILE = /^[0-9a-f-]{36}\.json$/;
const nameOf = (messageId: string) => `${messageId}.json`;

/** Opens the outbox. Each message is a file named by its id, so storing it is idempotent. */
export function openOutbox(folder: string, now: () => Date): Outbox {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8")) as KeptMessage;
  // A crash may leave truncated JSON, which `list` skips.
  const write = (message: KeptMessage) =>
    writeFile(join(folder, nameOf(message.messageId)), JSON.stringify(message), { mode: 0o600 });
  const keep = async (message: KeptMessage, begin: Begin) => {
    if (!(await begin())) return LEASE_LOST;
    try {
      await write(message);
    } catch {
      // The folder is missing before the first message, or was deleted.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(message);
    }
    await pruneOccasionally(nameOf(message.messageId));
    return { outcome: "taken" } as const;
  };
  const newestFirst = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name));
    const files = await Promise.all(
      names.map(async (name) => ({ name, ms: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    // File timestamps may be coarse, so equal ones are sorted by name.
    return files.sort((one, other) => other.ms - one.ms || (other.name > one.name ? 1 : -1));
  };
  const remove = (names: readonly string[]) =>
    Promise.all(names.map((name) => rm(join(folder, name), { force: true })));

  let kept = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const lookAtFolder = async () => {
    lookedAt = now().getTime();
    const files = await newestFirst();
    const names = files.map(({ name }) => name);
    const fresh = files.slice(0, KEPT_MAX).filter(({ ms }) => ms >= lookedAt - KEPT_MS).length;
    await remove(names.slice(fresh));
    kept = new Set(names.slice(0, fresh).reverse());
  };
  const pruneOccasionally = async (written: string) => {
    if (now().getTime() - lookedAt >= LOOK_AFTER_MS) return lookAtFolder();
    kept.delete(written);
    kept.add(written);
    if (kept.size < KEPT_MAX + CLEARED_AT_ONCE) return;
    const over = [...kept].slice(0, CLEARED_AT_ONCE);
    for (const name of over) kept.delete(name);
    await remove(over);
  };
  return {
    mail: { send: (mail, begin) => keep({ channel: "mail", at: now().toISOString(), ...mail }, begin) },
    text: { send: (text, begin) => keep({ channel: "text", at: now().toISOString(), ...text }, begin) },
    list: async () => {
      const files = (await newestFirst()).slice(0, KEPT_MAX);
      const kept = await Promise.all(files.map(({ name }) => read(name).catch(() => null)));
      return kept.filter((message) => message !== null);
    },
    find: async (messageId) => (FILE.test(nameOf(messageId)) ? read(nameOf(messageId)).catch(() => null) : null),
  };
}
