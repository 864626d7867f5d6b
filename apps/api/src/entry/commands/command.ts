import type { Writable } from "node:stream";
import type { ParseArgsConfig } from "node:util";
import type pg from "pg";
import type { PaymentGateways } from "../../gateways/payment/payment-gateways.ts";
import type { Database } from "../../platform/db/database.ts";
import type { Clock } from "../../platform/settings.ts";

/** How a command ended: done, refused by what it was given (faults, an unknown restaurant), or not understood. */
export const EXIT = { ok: 0, refused: 1, usage: 2 } as const;

/** Where a command runs. It never reads the process itself. */
export type CommandSurroundings = {
  /** Opens the database; asked for by what needs it alone, so that help and checks work where there is none. */
  readonly openPool: () => Promise<pg.Pool>;
  /** Makes an empty database beside that one. */
  readonly makeNewDatabase: () => Promise<NewDatabase>;
  /** The data folder, absolute. */
  readonly home: string;
  readonly clock: Clock;
  /** Opens the gateways that take cards; the sandbox alone when absent. */
  readonly openGateways?: (books: Database) => Promise<PaymentGateways>;
  /** The site's address as people see it, without a slash at its end: what is set here goes before `served`, where a server was seen. operations#public-origin. */
  readonly siteOrigin: (served: string | null) => string;
  /** Asks the person at the terminal a question that yes answers; absent where there is no terminal. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined;
  readonly stdout: Pick<Writable, "write">;
  readonly stderr: Pick<Writable, "write">;
};

/** A database that is filled beside the one in use and then takes its place, at once or not at all. */
export type NewDatabase = {
  readonly pool: pg.Pool;
  /** Closes the pool and puts the database in the place of the one in use. */
  readonly takePlace: () => Promise<void>;
};

/** What a command is handed that works without a database: the clock, and where its lines and errors go. */
export type OfflineContext = {
  readonly clock: Clock;
  /** Opens the gateways that take cards; a call to one that does not answer times out. */
  readonly openGateways: (books: Database) => Promise<PaymentGateways>;
  readonly siteOrigin: CommandSurroundings["siteOrigin"];
  readonly ask: CommandSurroundings["ask"];
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Writes what another program may read, as it stands. */
  readonly write: (text: string) => void;
};

/** What a command is handed that deals with databases as wholes, as they are: nothing is migrated for it. */
export type MaintenanceContext = OfflineContext & Pick<CommandSurroundings, "openPool" | "makeNewDatabase" | "home">;

/** What every other command is handed: the database besides. */
export type CommandContext = OfflineContext & { readonly database: Database };

/** Returns an exit code; none is `EXIT.ok`. */
type Run<Context> = (context: Context, args: readonly string[], options: OptionValues) => Promise<number | undefined>;

type Options = NonNullable<ParseArgsConfig["options"]>;
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** One command of the command line. */
export type Command = {
  /** The words that call it: `venue import`. */
  readonly name: string;
  /** What it is given, after its name: `FILE...`. */
  readonly usage: string;
  readonly summary: string;
  /** What its help says beyond the summary. */
  readonly details?: string;
  readonly options?: Options;
  /** How many arguments it takes, at least and at most. */
  readonly takes: readonly [min: number, max: number];
} & (
  | { readonly needs: "nothing"; readonly run: Run<OfflineContext> }
  | { readonly needs: "maintenance"; readonly run: Run<MaintenanceContext> }
  | { readonly needs?: never; readonly run: Run<CommandContext> }
);

/** Refuses what a command was given, with one line; the command ends with `EXIT.refused` or `EXIT.usage`. */
export class CommandRefusal extends Error {
  override name = "CommandRefusal";
  readonly exit: number;
  constructor(message: string, exit: number = EXIT.refused) {
    super(message);
    this.exit = exit;
  }
}

/** The text of an option, undefined when it was not given. */
export function textOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}

/** The whole number of an option, within its bounds; null when it was not given. */
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

/** A number of things in words: `1 fault`, `2 faults`. */
export function countOf(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}
