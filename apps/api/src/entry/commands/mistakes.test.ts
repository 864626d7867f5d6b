import pg from "pg";
import { describe, expect, it } from "vitest";
import { openCommandLine } from "../../testing/command-line.ts";
import { GRILL } from "../../testing/grill.ts";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";

const { comptoir, comptoirOn, file, folder, load } = await openCommandLine();
await load(GRILL);
const commands = await Promise.all(COMMANDS.map(({ load: read }) => read()));
const [venue, broken] = [await file("venue.json", GRILL), await file("broken.json", "{")];

/** A mistake prints one line to stderr, without a stack trace, and nothing to stdout. */
const oneLine = { err: expect.stringMatching(/^(?!.*\n\s+at )[^\n]{10,}\n$/), out: "" };
const refused = { exit: 1, ...oneLine };
const notUnderstood = { exit: 2, ...oneLine };

const wordsOf = ({ name }: Command) => name.split(" ");
/** Builds the minimum valid arguments of a command, for a restaurant that does not exist. */
function argumentsOf({ usage, takes }: Command): string[] {
  const known: Record<string, string> = {
    "FILE...": venue,
    FILE: venue,
    SLUG: "nowhere",
    AMOUNT: "5.00",
    NAME: "Ana",
  };
  const words = usage.split(" ").map((word) => known[word] ?? (/^(DATE|YYYY-MM-DD)$/.test(word) ? "2026-11-23" : "1"));
  return words.slice(0, takes[0]);
}

describe.each(commands.map((command) => [command.name, command] as const))("A mistake in comptoir %s", (_, command) => {
  const words = wordsOf(command);
  const [min, max] = command.takes;

  it.runIf(min > 0)("such as a missing argument is one line, the usage", async () => {
    expect(await comptoir(...words)).toEqual({
      ...notUnderstood,
      err: expect.stringMatching(/^Usage: comptoir .*\n$/),
    });
  });

  it.runIf(max < 9)("such as one argument more than it takes is one line", async () => {
    expect(await comptoir(...words, ...Array.from({ length: max + 1 }, () => "one-more"))).toEqual(notUnderstood);
  });

  it("such as an unknown option, or one without its value, is one line", async () => {
    const given = argumentsOf(command);
    expect(await comptoir(...words, ...given, "--no-such-option")).toEqual(notUnderstood);
    for (const [name, { type }] of Object.entries(command.options ?? {})) {
      expect(await comptoir(...words, ...given, type === "string" ? `--${name}` : `--${name}=odd`)).toEqual(
        notUnderstood,
      );
    }
  });

  it.runIf(command.usage.startsWith("SLUG"))("such as an unknown restaurant is one line", async () => {
    expect(await comptoir(...words, ...argumentsOf(command))).toEqual(refused);
  });

  it.runIf(command.needs !== "nothing" && command.name !== "restore")(
    "such as a database that is away is one line",
    async () => {
      const openPool = async () => new pg.Pool({ connectionString: "postgres://ana:secret@127.0.0.1:1/orders" });
      const answer = await comptoirOn(openPool, [...words, ...argumentsOf(command)].slice(0, words.length + min));
      expect(answer).toEqual(refused);
      expect(answer.err).toContain("database");
    },
  );
});

describe("What no command takes", () => {
  it.each([
    ["venue validate", "/no/such/file"],
    ["venue validate", folder],
    ["venue import", "/no/such/file"],
    ["venue import", folder],
    ["venue convert", "/no/such/file"],
    ["venue convert", folder],
    ["venue convert", broken],
    ["venue convert", venue, "--price", "dear"],
    ["venue convert", venue, "--price-unit", "pounds"],
    ["venue convert", venue, "--converter", "none"],
    ["venue export", "the-grill", "--out", "/no/such/folder/x.json"],
    ["venue export", "the-grill", "--out", folder],
    ["venue revert", "the-grill"],
    ["tables", "the-grill"],
    ["tables", "the-grill", "--tables", "9-4"],
    ["tables", "the-grill", "--tables", "1-1001"],
    ["tables", "the-grill", "--tables", "1", "--origin", "http://["],
    ["tables", "the-grill", "--tables", "1", "--origin", "order.example"],
    ["tables", "the-grill", "--tables", "1", "--cards", "--out", folder],
    ["tables", "the-grill", "--tables", "x".repeat(5_000), "--qr"],
    ["tables", "the-grill", "--tables", "x".repeat(5_000), "--cards"],
    ["pause", "the-grill", "--until", "25:00"],
    ["pause", ""],
    ["pause", "x".repeat(100_000)],
    ["sold-out", "the-grill", "item:999"],
    ["sold-out", "the-grill", ""],
    ["restock", "the-grill", "11", "--stock=-1"],
    ["restock", "the-grill", "11", "--stock", "1e3"],
    ["restock", "the-grill", "11", "--day", "0000-01-01"],
    ["restock", "the-grill", "11", "--day", "9999-12-31"],
    ["slots", "the-grill", "--at", "2026-02-30T18:00"],
    ["slots", "the-grill", "--at", "noon"],
    ["rotation", "2026-02-30"],
    ["rotation", "2026-11-23", "--restaurant", "the-grill"],
    ["school cancel-day", "the-grill", "2026-11-23"],
    ["school cancel-day", "the-grill", "yesterday"],
    ["school labels", "2026-11-23", "--restaurant", "the-grill"],
    ["events invite", "the-grill", "99999999999999999999"],
    ["events run-sheet", "the-grill", "none"],
    ["events run-sheet", "the-grill", "1", "--locale", "de-DE"],
    ["events par-stock", "the-grill", "none"],
    ["events acts", "the-grill", "none"],
    ["events acts", "nowhere", "1"],
    ["simulate", "the-grill", "--date", "soon"],
    ["simulate", "the-grill", "--orders=-1"],
    ["simulate", "the-grill", "--orders", "99999999999"],
    ["simulate", "the-grill", "--peak", "25:00"],
    ["simulate", "the-grill", "--type", "by-drone"],
    ["simulate", "the-grill", "--seed", "x"],
    ["simulate", "nowhere", "--out", folder],
    ["simulate", "the-grill", "--out", "/no/such/folder/x.png"],
    ["orders list", "the-grill", "--day", "2026-02-30"],
    ["orders list", "the-grill", "--all", "--day", "2026-11-23"],
    ["orders list", "the-grill", "--day", "0000-01-01", "--status", "eaten"],
    ["orders show", "the-grill", "999999999"],
    ["orders show", "the-grill", "99999999999999999999"],
    ["orders show", "the-grill", "00000000-0000-0000-0000-000000000000"],
    ["orders show", "the-grill", "1", "--day", "0000-01-01"],
    ["orders move", "the-grill", "1"],
    ["orders move", "the-grill", "1", "eaten"],
    ["orders move", "the-grill", "00000000-0000-0000-0000-000000000000", "ready"],
    ["orders refund", "the-grill", "00000000-0000-0000-0000-000000000000"],
    ["orders refund", "the-grill", "1", "--amount", "1e3"],
    ["orders refund", "the-grill", "1", "--amount", "99999999999999999999"],
    ["orders refund", "the-grill", "1", "--line", "0"],
    ["orders refund", "the-grill", "1", "--line", "1", "--amount", "5.00"],
    ["orders refund", "the-grill", "1", "--key", "k".repeat(1_000)],
    ["gift-cards issue", "the-grill", "dear"],
    ["gift-cards issue", "the-grill", "0"],
    ["gift-cards issue", "the-grill", "9999999.99", "--count", "1001"],
    ["gift-cards issue", "the-grill", "99999999999999999999"],
    ["staff invite", "the-grill", " "],
    ["staff invite", "the-grill", "Ana", "--hours", "0"],
    ["staff invite", "the-grill", "Ana", "--hours", "soon"],
    ["staff remove", "the-grill", "Ana"],
    ["keys add", "the-grill", "Till", "orders"],
    ["keys add", "the-grill", " ", "orders:read"],
    ["keys add", "the-grill", "Till", "orders:read", "--days", "0"],
    ["keys remove", "the-grill", "Till"],
    ["maintenance begin", "--until", "late"],
    ["backup", "/no/such/folder/backup.tar.gz"],
    ["backup", venue],
    ["backup", `${venue}/inside`],
    ["restore", "/no/such/file"],
    ["restore", folder],
    ["restore", venue],
    ["payments reconcile", "--since", "yesterday"],
    ["books day", "2026-02-30"],
    ["books day", "0000-01-01"],
    ["books day", "2026-11-23", "--restaurant", "nowhere"],
  ])("is one line and an exit code: comptoir %s %s", async (name, ...rest) => {
    const answer = await comptoir(...name.split(" "), ...rest);
    expect([1, 2]).toContain(answer.exit);
    expect(answer).toMatchObject(oneLine);
  });
});

describe("What would be right is said where it is one of a few, or bounded", () => {
  it.each([
    ["restock", "the-grill", "11", "--stock", "-1", "--stock is a whole number from 0 to 1000000."],
    ["restock", "the-grill", "11", "--stock=-1", "--stock is a whole number from 0 to 1000000."],
    ["simulate", "the-grill", "--orders", "-5", "--orders is a whole number from 0 to 2000."],
    ["simulate", "the-grill", "--prep", "-5", "--prep is a whole number from 0 to 1440."],
    ["simulate", "the-grill", "--out", "/no/such/folder/friday.png", "--out is a file whose name ends in .svg."],
    ["gift-cards issue", "the-grill", "5.00", "--count", "-5", "--count is a whole number from 1 to 1000."],
    ["staff invite", "the-grill", "Ana", "--hours", "-1", "--hours is a whole number from 1 to 168."],
    ["orders list", "the-grill", "--all", "--day", "2026-11-23", "--all and --day exclude each other."],
    ["tables", "the-grill", "--tables", "1-999999", "--tables lists 999999 tables; the maximum is 1000."],
  ])("as of comptoir %s %s %s %s", async (name, ...rest) => {
    const said = rest.pop();
    expect(await comptoir(...name.split(" "), ...rest)).toEqual({ exit: 2, out: "", err: `${said}\n` });
  });

  it("as of a converter, by the names that there are", async () => {
    const { exit, err } = await comptoir("venue", "convert", venue, "--converter", "none");
    expect(exit).toBe(1);
    expect(err).toMatch(/cannot be converted: --converter is one of [a-z, -]*catalogue[a-z, -]*csv[a-z, -]*\.\n$/);
  });
});
