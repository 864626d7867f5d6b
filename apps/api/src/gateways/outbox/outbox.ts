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
const FILE = /^[0-9a-f-]{36}\.json$/;

/** Opens the outbox in a folder, in which each message is a file named by its id: the same one twice is one. */
export function openOutbox(folder: string, now: () => Date): Outbox {
  const read = async (file: string) => JSON.parse(await readFile(join(folder, file), "utf8")) as KeptMessage;
  const keep = async (message: KeptMessage, begin: Begin) => {
    if (!(await begin())) return NOT_OURS;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${message.messageId}.json`);
    await writeFile(`${file}.new`, JSON.stringify(message), { mode: 0o600 });
    await rename(`${file}.new`, file);
    await clearAfterThis();
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
  // Every clearing looks at the whole folder: messages that come while one is under way share the next.
  let underWay: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  const clearAfterThis = () => {
    const begin = () => {
      next = null;
      underWay = clear();
      return underWay;
    };
    next ??= underWay.then(begin, begin);
    return next;
  };
  return {
    mail: { send: (mail, begin) => keep({ channel: "mail", at: now().toISOString(), ...mail }, begin) },
    text: { send: (text, begin) => keep({ channel: "text", at: now().toISOString(), ...text }, begin) },
    list: async () => {
      const files = await newestFirst();
      const kept = await Promise.all(files.map(({ name }) => read(name).catch(() => null)));
      return kept.filter((message) => message !== null);
    },
    find: async (messageId) => (FILE.test(`${messageId}.json`) ? read(`${messageId}.json`).catch(() => null) : null),
  };
}
