import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A backup that `comptoir backup` has written from this COMPTOIR_HOME. */
export type LastBackup = { readonly moment: Date; readonly file: string };

const placeOf = (home: string) => path.join(home, "last-backup.json");

/** Notes a backup for `comptoir doctor`. A home that cannot be written does not fail the backup. operations#doctor. */
export async function noteBackup(home: string, { moment, file }: LastBackup): Promise<void> {
  await writeFile(placeOf(home), `${JSON.stringify({ moment, file })}\n`).catch(() => undefined);
}

/** Returns the last backup that was noted in a home; null if there is none, or its note is damaged. */
export async function loadLastBackup(home: string): Promise<LastBackup | null> {
  try {
    const noted: unknown = JSON.parse(await readFile(placeOf(home), "utf8"));
    const { moment, file } = noted as Record<string, unknown>;
    const at = new Date(String(moment));
    return Number.isNaN(at.getTime()) || typeof file !== "string" ? null : { moment: at, file };
  } catch {
    return null;
  }
}
