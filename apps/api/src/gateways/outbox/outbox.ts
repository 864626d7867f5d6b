import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Begin, NOT_OURS } from "../hand-over.ts";
import type { Mail, MailGateway } from "../mail/port.ts";
import type { TextGateway, TextMessage } from "../text/port.ts";

/** A message as the outbox keeps it, instead of sending it. */
export type KeptMessage = { readonly at: string } & (
  | ({ readonly channel: "mail" } & Mail)
  | ({ readonly channel: "text" } & TextMessage)
);

/** Where messages go as long as no service is set up: kept for whoever tries the product, sent to nobody. operations#outbox. */
export type Outbox = {
  readonly mail: MailGateway;
  readonly text: TextGateway;
  /** What it keeps, the newest first. */
  readonly list: () => Promise<readonly KeptMessage[]>;
  readonly find: (messageId: string) => Promise<KeptMessage | null>;
};

/** It is for looking at what was just tried. */
const KEPT_MS = 7 * 24 * 3_600_000;
const KEPT_MAX = 200;
/** Every clearing looks at the whole folder: it comes after so many messages, or so long after the last one. */
const CLEAR_AFTER = 100;
const CLEAR_AFTER_MS = 3_600_000;
const FILE = /^[0-9a-f-]{36}\.json$/;

/** Opens the outbox in a folder, in which each message is a file named by its id: the same one twice is one. */
export function openOutbox(folder: string, now: () => Date): Outbox {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8")) as KeptMessage;
  const write = async (message: KeptMessage) => {
    const file = join(folder, `${message.messageId}.json`);
    await writeFile(`${file}.new`, JSON.stringify(message), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const keep = async (message: KeptMessage, begin: Begin) => {
    if (!(await begin())) return NOT_OURS;
    try {
      await write(message);
    } catch {
      // The first message finds no folder, and so does the next one after somebody has cleared it away.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(message);
    }
    await clearNowAndThen();
    return { outcome: "taken" } as const;
  };
  const newestFirst = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name));
    const files = await Promise.all(
      names.map(async (name) => ({ name, ms: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    return files.sort((one, other) => other.ms - one.ms);
  };
  const clear = async () => {
    const files = await newestFirst();
    const over = files.filter(({ ms }, index) => index >= KEPT_MAX || ms < now().getTime() - KEPT_MS);
    await Promise.all(over.map(({ name }) => rm(join(folder, name), { force: true })));
  };
  let sinceCleared = CLEAR_AFTER;
  let clearedAt = 0;
  const clearNowAndThen = async () => {
    sinceCleared += 1;
    if (sinceCleared < CLEAR_AFTER && now().getTime() - clearedAt < CLEAR_AFTER_MS) return;
    sinceCleared = 0;
    clearedAt = now().getTime();
    await clear();
  };
  return {
    mail: { send: (mail, begin) => keep({ channel: "mail", at: now().toISOString(), ...mail }, begin) },
    text: { send: (text, begin) => keep({ channel: "text", at: now().toISOString(), ...text }, begin) },
    list: async () => {
      const files = (await newestFirst()).slice(0, KEPT_MAX);
      const kept = await Promise.all(files.map(({ name }) => read(name).catch(() => null)));
      return kept.filter((message) => message !== null);
    },
    find: async (messageId) => (FILE.test(`${messageId}.json`) ? read(`${messageId}.json`).catch(() => null) : null),
  };
}
