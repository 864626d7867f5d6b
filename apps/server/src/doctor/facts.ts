import type { DatabaseFacts, LastBackup } from "@comptoir/api/command-line";
import type { Config } from "../config.ts";

/** The settings on which a check depends. */
export type CheckedSettings = Pick<Config, "databaseUrl" | "home" | "publicOrigin" | "smtp" | "payment" | "tracing">;

/** Free and total space of a disk, in bytes. */
export type Disk = { readonly freeBytes: number; readonly totalBytes: number };

/** What `comptoir doctor` knows of an installation. operations#doctor. */
export type Facts = {
  readonly now: Date;
  readonly comptoir: string;
  /** One line for each variable that looks like a setting but is none. */
  readonly unknownSettings: readonly string[];
  /** Null if COMPTOIR_HOME cannot be read. */
  readonly disk: Disk | null;
  readonly lastBackup: LastBackup | null;
  /** A string is the one line that says why the database cannot be used. */
  readonly database: DatabaseFacts | string;
  /** Time zones of restaurants that this Node does not know. */
  readonly zonesUnknownToNode: readonly string[];
  /** Why the collector of traces does not take them; null if it does, or if traces are off. */
  readonly tracesFault: string | null;
  readonly settings: CheckedSettings;
};
