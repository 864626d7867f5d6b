import type { Writable } from "node:stream";
import type { ParseArgsConfig } from "node:util";
import type pg from "pg";
import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { PrinterNetwork } from "../../gateways/printer/printer-network.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";

/** Exit codes of a command: success, refused, wrong usage. */
export const EXIT = { ok: 0, refused: 1, usage: 2 } as const;

/** Environment of a command, passed in so that commands do not use `process`. */
export type CommandSurroundings = {
  /** Opens the database on demand, so that help and offline checks need none. */
  readonly openPool: () => Promise<pg.Pool>;
  /** Creates an empty database on the same PostgreSQL server. */
  readonly makeNewDatabase: () => Promise<NewDatabase>;
  readonly home: string;
  readonly clock: Clock;
  /** Opens the payment gateways; when absent, only the sandbox gateway is open. */
  readonly openGateways?: (books: Database) => Promise<PaymentGateways>;
  /**
   * Returns the site's public origin, without a trailing slash: the configured one, otherwise `served`, that
   * of the server that started last. operations#public-origin.
   */
  readonly siteOrigin: (served: string | null) => string;
  /** Returns which printers the server may connect to; none when absent. printing#tcp. */
  readonly openPrinterNetwork?: () => PrinterNetwork;
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
  /** Commands of the process itself, after those of the API. */
  readonly commands?: readonly ListedCommand[];
  readonly stdout: Pick<Writable, "write">;
  readonly stderr: Pick<Writable, "write">;
};

/** New database that is filled separately and then atomically replaces the current one. */
export type NewDatabase = {
  readonly pool: pg.Pool;
  /** Closes the pool, and renames the new database to replace the current one. */
  readonly swapIn: () => Promise<void>;
};

/** Context of a command that needs no database: the clock and its output streams. */
export type OfflineContext = {
  readonly clock: Clock;
  /** Opens the payment gateways; calls to them have a timeout. */
  readonly openGateways: (books: Database) => Promise<PaymentGateways>;
  readonly siteOrigin: CommandSurroundings["siteOrigin"];
  readonly openPrinterNetwork: () => PrinterNetwork;
  readonly ask: CommandSurroundings["ask"];
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Writes machine-readable output unchanged. */
  readonly write: (text: string) => void;
};

/** Context of a command that backs up or replaces a whole database. The database is not migrated first. */
export type MaintenanceContext = OfflineContext & Pick<CommandSurroundings, "openPool" | "makeNewDatabase" | "home">;

export type CommandContext = OfflineContext & { readonly database: Database };

/** Body of a command. Resolves to an exit code; undefined means `EXIT.ok`. */
type Run<Context> = (context: Context, args: readonly string[], options: OptionValues) => Promise<number | undefined>;

type Options = NonNullable<ParseArgsConfig["options"]>;
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

export type Command = {
  /** Words that call the command: `venue import`. */
  readonly name: string;
  /** Arguments after the name, for the usage line: `FILE...`. */
  readonly usage: string;
  readonly summary: string;
  /** Further help text after the summary. */
  readonly details?: string;
  readonly options?: Options;
  readonly takes: readonly [min: number, max: number];
} & (
  | { readonly needs: "nothing"; readonly run: Run<OfflineContext> }
  | { readonly needs: "maintenance"; readonly run: Run<MaintenanceContext> }
  | { readonly needs?: never; readonly run: Run<CommandContext> }
);

/** A lazy-loaded command, so that a run loads only its own dependencies. */
export type ListedCommand = { readonly name: string; readonly load: () => Promise<Command> };

/** Refusal of a command, shown as one line. */
export class CommandRefusal extends Error {
  override name = "CommandRefusal";
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.refused) {
    super(message);
    this.exit = exit;
  }
}

export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** Parses an option as a whole number within bounds; null if absent. */
export function numberOption(
  options: OptionValues,
  name: string,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): number | null {
  const text = textOption(options, name);
  if (text === undefined) return null;
  const number = Number(text);
  if (/^\d{1,10}$/.test(text) && number >= min && number <= max) return number;
  throw new CommandRefusal(`--${name} is a whole number from ${min} to ${max}.`, EXIT.usage);
}

/** Formats a count with its noun: `1 fault`, `2 faults`. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
