import { parseArgs } from "node:util";
import { sandboxOnly, withTimeouts } from "../../gateways/payment/payment-gateways.ts";
import { NO_PRINTER_NETWORK } from "../../gateways/printer/printer-network.ts";
import { BackupRefusal } from "../../platform/backup/backup-refusal.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { sqlState } from "../../platform/db/transaction.ts";
import { isDatabaseUnreachable } from "../../platform/db/unreachable.ts";
import { DEFAULT_CONFIG } from "../../platform/settings.ts";
import { forTerminal } from "../../platform/terminal-text.ts";
import { VERSION } from "../../platform/version.ts";
import {
  type Command,
  CommandRefusal,
  type CommandSurroundings,
  EXIT,
  type ListedCommand,
  type OfflineContext,
} from "./command.ts";
import { COMMANDS } from "./commands.ts";

/**
 * Runs one command and returns its exit code. Works whether or not servers are running. operations#commands.
 */
export async function runCommand(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  const context = contextOf(surroundings);
  if (argv.length === 1 && (argv[0] === "--version" || argv[0] === "-v")) {
    context.say(`comptoir ${VERSION}`);
    return EXIT.ok;
  }
  const words = argv.filter((word, index) => !isHelpWord(word, index));
  const isHelp = words.length < argv.length || argv.length === 0;
  const known = [...COMMANDS, ...(surroundings.commands ?? [])];
  const listed = known.find(({ name }) => startsWith(words, name));
  const command = await listed?.load();
  if (isHelp && (command || known.some(({ name }) => beginsWith(name, words)))) {
    context.say(command ? helpOf(command) : await overview(known));
    return EXIT.ok;
  }
  if (!command) {
    context.complain(
      `There is no command "${words.slice(0, 2).join(" ").slice(0, 80)}". "comptoir help" lists all commands.`,
    );
    return EXIT.usage;
  }
  try {
    const { args, options } = parse(command, argv.slice(command.name.split(" ").length));
    if (command.needs === "nothing") return (await command.run(context, args, options)) ?? EXIT.ok;
    if (command.needs === "maintenance")
      return (await command.run({ ...surroundings, ...context }, args, options)) ?? EXIT.ok;
    const pool = await surroundings.openPool();
    await migrate(pool);
    return (await command.run({ ...context, database: pool }, args, options)) ?? EXIT.ok;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    context.complain(refusal);
    return error instanceof CommandRefusal ? error.exit : EXIT.refused;
  }
}

/**
 * Returns a one-line message for an expected failure of input, database or disk. Null for a bug, which keeps
 * its stack trace.
 */
function refusalOf(error: unknown): string | null {
  if (error instanceof CommandRefusal || error instanceof BackupRefusal) return error.message;
  if (!(error instanceof Error)) return null;
  // SQLSTATE class 22: a value is out of range for its column.
  if (sqlState(error)?.startsWith("22")) return `A value of the command is not possible: ${error.message}.`;
  const isFileFault = "syscall" in error && "path" in error;
  if (isFileFault) return `${error.message}.`;
  if (isDatabaseUnreachable(error)) return `The database cannot be used: ${wordsOf(error)}. Try again once it can.`;
  return null;
}

/** For a host with several addresses, Node fails with an `AggregateError` whose own message is empty. */
const wordsOf = (error: Error) => (error instanceof AggregateError ? String(error.errors[0]?.message) : error.message);

function contextOf({
  clock,
  openGateways = async (books) => sandboxOnly(books),
  siteOrigin,
  openPrinterNetwork = () => NO_PRINTER_NETWORK,
  ask,
  stdout,
  stderr,
}: CommandSurroundings): OfflineContext {
  return {
    clock,
    openGateways: async (books) => withTimeouts(await openGateways(books), DEFAULT_CONFIG.gatewayTimeoutMs),
    siteOrigin,
    openPrinterNetwork,
    ask,
    say: (line) => void stdout.write(`${forTerminal(line)}\n`),
    complain: (line) => void stderr.write(`${forTerminal(line)}\n`),
    write: (text) => void stdout.write(text),
  };
}

const isHelpWord = (word: string, index: number) =>
  word === "--help" || word === "-h" || (index === 0 && word === "help");

function startsWith(argv: readonly string[], name: string): boolean {
  return name.split(" ").every((word, index) => argv[index] === word);
}

/** Returns whether `words` is a prefix of a command's name. An empty list always is. */
function beginsWith(name: string, words: readonly string[]): boolean {
  return words.every((word, index) => name.split(" ")[index] === word);
}

/**
 * Joins a negative number to its option (`--amount=-5`). `parseArgs` would otherwise read it as an option.
 */
function withNegatives(argv: readonly string[], options: Command["options"] = {}): string[] {
  const takesText = (word = "") => word.startsWith("--") && options[word.slice(2)]?.type === "string";
  const isNegative = (word = "") => /^-\d/.test(word);
  return argv.flatMap((word, index) => {
    if (isNegative(word) && takesText(argv[index - 1])) return [];
    return takesText(word) && isNegative(argv[index + 1]) ? `${word}=${argv[index + 1]}` : word;
  });
}

function parse(command: Command, argv: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: withNegatives(argv, command.options),
      options: command.options ?? {},
      allowPositionals: true,
      strict: true,
    });
    const [min, max] = command.takes;
    if (positionals.length >= min && positionals.length <= max) return { args: positionals, options: values };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Drops the advice about dashes that Node appends to the message.
    const [fault] = error.message.split(/\. |\.?\n/);
    throw new CommandRefusal(`${fault}. ${usageOf(command)}`, EXIT.usage);
  }
  throw new CommandRefusal(usageOf(command), EXIT.usage);
}

function usageOf({ name, usage }: Command): string {
  return `Usage: comptoir ${name} ${usage}`.trimEnd();
}

function helpOf(command: Command): string {
  return [command.summary, "", usageOf(command), ...(command.details ? ["", command.details] : [])].join("\n");
}

async function overview(known: readonly ListedCommand[]): Promise<string> {
  const commands = await Promise.all(known.map(({ load }) => load()));
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    "Usage: comptoir [--env FILE] COMMAND",
    "       comptoir --version",
    "",
    ...lines,
    "",
    "--env FILE reads the settings of a service, such as /etc/comptoir.env.",
    '"comptoir COMMAND --help" shows the arguments and details of a command.',
  ].join("\n");
}
