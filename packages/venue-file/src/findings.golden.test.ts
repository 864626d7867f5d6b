import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPlaces } from "./find-places.ts";
import { parseVenueFile } from "./parse-venue-file.ts";
import { formatFault, formatWarning } from "./reading/findings.ts";

// Goal: the faults and warnings for a broken file never change unnoticed. Method: break every field of a complete
// file and of the demonstration's files in each way, and compare with a golden file. `vitest -u` updates it.

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const DEMO = "../../../demo/venues/";
const demos = readdirSync(new URL(DEMO, import.meta.url)).map((name) => ({ name, venue: read(`${DEMO}${name}`) }));
const whole: Holder = read("./testing/every-field.json");

type Keys = readonly (string | number)[];
type Holder = Record<string | number, unknown>;
type Break = (holder: Holder, key: string | number) => void;

const setTo =
  (value: unknown): Break =>
  (holder, key) => {
    holder[key] = value;
  };

/** The ways to break a leaf field. */
const BREAKS: Readonly<Record<string, Break>> = {
  missing: (holder, key) => delete holder[key],
  null: setTo(null),
  "of another kind": setTo({}),
  true: setTo(true),
  negative: setTo(-1),
  "too great": setTo(1e12),
  "an id of nothing": setTo(424_242),
  blank: setTo(" "),
  "markup alone": setTo("<img src=x>"),
  "another word": setTo("wörd/?"),
  "too long": setTo("x".repeat(10_001)),
  "a control character": setTo("a\u0007"),
  "a date too late": setTo("2099-12-31"),
};

const WAYS_OF_DEMOS = ["missing", "of another kind", "negative", "an id of nothing", "another word", "a date too late"];

/** The ways to break a list or an object. */
const BREAKS_OF_HOLDERS: Readonly<Record<string, Break>> = {
  missing: (holder, key) => (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
  null: setTo(null),
  text: setTo("text"),
  "an empty object": setTo({}),
  "an empty list": setTo([]),
  "with an unknown field": (holder, key) => Object.assign(holder[key] as object, { "no such field": 1 }),
  twice: (holder, key) =>
    Array.isArray(holder) ? holder.splice(Number(key), 0, structuredClone(holder[key])) : delete holder.nothing,
};

const isHolder = (value: unknown): value is Holder => typeof value === "object" && value !== null;

/** Lists the paths of all lists and objects of a document, or of all its leaves. */
function placesIn(value: Holder, wanted: "holders" | "leaves", keys: Keys = []): Keys[] {
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, held]) => {
    const own = isHolder(held) === (wanted === "holders") ? [[...keys, key]] : [];
    return isHolder(held) ? [...own, ...placesIn(held, wanted, [...keys, key])] : own;
  });
}

function breakAt(venue: object, places: readonly Keys[], act: Break): object {
  const broken = structuredClone(venue) as Holder;
  for (const keys of places) {
    const holder = keys.slice(0, -1).reduce((step, key) => step[key] as Holder, broken);
    act(holder, keys.at(-1) ?? "");
  }
  return broken;
}

const OPTIONS = { importedAt: "2026-11-20T12:00:00.000Z" };
const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 12);
const written = (keys: Keys) =>
  keys
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`))
    .join("")
    .slice(1);

/** Returns every fault with its location, or a digest of the venue and the warnings. */
function sayOf(venue: unknown): string[] {
  const text = JSON.stringify(venue, null, 2);
  const parsed = parseVenueFile(text, OPTIONS);
  if (!("faults" in parsed)) {
    return [`sound: ${digest([parsed.venue, [...parsed.passwords]])}`, ...parsed.warnings.map(formatWarning)];
  }
  const placeOf = findPlaces(text, parsed.faults.map(({ path }) => path).slice(0, 5));
  const rest = parsed.faultCount - parsed.faults.length;
  const faults = parsed.faults.map((fault) => placeOf(fault.path) + formatFault(fault));
  return rest === 0 ? faults : [...faults, `and ${rest} more`];
}

/**
 * Returns the findings for each way to break a leaf: first with all leaves broken, then with only the leaves where the
 * change causes no fault.
 */
function sayOfLeaves(venue: Holder, ways = Object.keys(BREAKS)): string[] {
  const leaves = placesIn(venue, "leaves");
  return ways.flatMap((how) => {
    const act = BREAKS[how] as Break;
    const broken = breakAt(venue, leaves, act);
    const refused = refusedIn(broken);
    const taken = leaves.filter((keys) => !refused.has(written(keys)));
    return [`\n# ${how}`, ...sayOf(broken), `\n## ${how}, where it may be`, ...sayOf(breakAt(venue, taken, act))];
  });
}

function refusedIn(venue: object): ReadonlySet<string> {
  const parsed = parseVenueFile(JSON.stringify(venue), OPTIONS);
  return new Set("faults" in parsed ? parsed.faults.map(({ path }) => path) : []);
}

/** Shortens lists of more than seven entries to the first three. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, value.length > 7 ? 3 : 7).map(shortened);
  if (!isHolder(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shortened(held)]));
}

test("A file with every field, each broken in every way: all findings.", async () => {
  const lines = ["# whole", ...sayOf(whole), ...sayOfLeaves(whole)];
  await expect([...lines, ""].join("\n")).toMatchFileSnapshot("./testing/broken-fields.golden.txt");
});

test("A file with every field, each list and object broken in every way: the additional findings.", async () => {
  const base = new Set(sayOf(whole));
  const lines = placesIn(whole, "holders").flatMap((keys) => {
    const said = Object.entries(BREAKS_OF_HOLDERS).map(([how, act]) => {
      const news = sayOf(breakAt(whole, [keys], act)).filter((line) => !base.has(line));
      return { how, text: news.map((line) => `    ${line}\n`).join("") };
    });
    const together = Map.groupBy(said, ({ text }) => text);
    return [
      written(keys),
      ...[...together].map(([text, ways]) => `  ${ways.map(({ how }) => how).join(", ")}\n${text}`),
    ];
  });
  await expect([...lines, ""].join("\n")).toMatchFileSnapshot("./testing/broken-holders.golden.txt");
});

test("The demonstration's venues, whole and broken: a digest of the findings.", async () => {
  const lines = demos.flatMap(({ name, venue }) => {
    const short = shortened(venue) as Holder;
    return [`${name} ${digest(sayOf(venue))} ${digest(sayOfLeaves(short, WAYS_OF_DEMOS))}`];
  });
  await expect([...lines, ""].join("\n")).toMatchFileSnapshot("./testing/broken-demos.golden.txt");
});
