import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/* Checks every import against the layers of ARCHITECTURE.md. A failure names the file and the rule that it breaks. */

const root = import.meta.dirname;
const MADE = new Set(["node_modules", "build", "generated", ".react-router", "test-results", "playwright-report"]);

type Import = { from: string; to: string; isForTests: boolean };

function sourcesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (MADE.has(entry.name) || entry.name.startsWith("generated-")) return [];
    if (entry.isDirectory()) return sourcesUnder(place);
    return /\.tsx?$/.test(entry.name) ? [place] : [];
  });
}

const sources = ["packages", "apps", "demo/src", "e2e", "bench"].flatMap(sourcesUnder);
const known = new Set(sources);
const isForTests = (file: string) =>
  /\.test\.tsx?$|\/(testing|fuzz|promises)\//.test(file) || /^(e2e|bench|packages\/test-kit)\//.test(file);

const imports: Import[] = sources.flatMap((from) => {
  const text = readFileSync(path.join(root, from), "utf8");
  const named = text.matchAll(/^(?:import|export)\b((?:[^;"'`]*?\bfrom)?)\s*["']([^"'\n]+)["']/gm);
  const dynamic = text.matchAll(/\bimport(\()\s*["']([^"'\n]+)["']\s*\)/g);
  return [...named, ...dynamic].map(([, , to = ""]) => ({
    from,
    to: placeOf(from, to),
    isForTests: isForTests(from),
  }));
});

/** Resolves an import: a file of the repository to its path from the root, anything else to its specifier. */
function placeOf(from: string, to: string): string {
  const inside = /^#(?:api|app|server)\//.exec(to);
  const workspace = from.split("/").slice(0, 2).join("/");
  const base = to.startsWith("#app/") ? `${workspace}/app` : `${workspace}/src`;
  if (inside) return resolveFile(path.posix.join(base, to.slice(inside[0].length)));
  return to.startsWith(".") ? resolveFile(path.posix.join(path.posix.dirname(from), to)) : to;
}

function resolveFile(place: string): string {
  return [place, `${place}.ts`, `${place}.tsx`].find((candidate) => known.has(candidate)) ?? place;
}

/** Returns the workspace of an import, whether it is written as a package or as a path. */
function workspaceOf(place: string): string {
  const named = /^@comptoir\/([^/]+)/.exec(place);
  if (named) return named[1] ?? "";
  const inside = /^(?:packages|apps)\/([^/]+)\//.exec(place);
  return inside?.[1] ?? (/^(demo|e2e|bench)\//.exec(place)?.[1] || "");
}

/** Lists the imports of a workspace's product code (not its tests) from workspaces that are not in `allowed`. */
function strangers(workspace: string, allowed: string[]): string[] {
  return imports
    .filter(({ from, isForTests }) => workspaceOf(from) === workspace && !isForTests)
    .filter(({ to }) => !["", workspace, ...allowed].includes(workspaceOf(to)))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/**
 * The rooms (folders) of the API, the lowest layer first; rooms of one layer must not import each other. The layers
 * follow a diner's request upwards: caller, restaurant, offer, costs, cart, order. The top layers are the entry points
 * and the rooms that load or copy data, such as venue files and backups.
 */
const API_ROOMS = [
  ["settings.ts", "terminal-text.ts", "time", "tracing", "version.ts"],
  ["db"],
  ["middleware", "venue-events"],
  ["work", "gateways", "people", "stock", "membership", "loyalty", "maintenance", "analytics", "ledger"],
  ["notices"],
  ["venues", "pictures"],
  ["menus", "fulfilment", "payment", "places", "sitemap"],
  ["school", "suites", "tender"],
  ["quote"],
  ["cart"],
  ["costs"],
  ["orders"],
  ["table"],
  ["board", "webhooks"],
  ["printing"],
  ["accounts", "keys"],
  ["venue-files"],
  ["studio"],
  ["lists", "insight"],
  ["start"],
  ["background", "health", "openapi", "backup", "books"],
  ["v1"],
  ["app.ts"],
  ["api.ts", "commands"],
  ["index.ts", "command-line.ts", "setting-parsers.ts"],
];

/**
 * The use cases of an order, the lowest layer first; those of one layer must not import each other. Their shared code
 * is in files beside these folders.
 */
const ORDER_STORIES = [["review", "tab"], ["follow"], ["place", "notices"], ["refund"], ["change", "board"], ["days"]];

/** The stores that commands may import directly, with the reason. */
const STORES_OF_COMMANDS: Readonly<Record<string, string>> = {
  "backup/tables.store.ts": "counts what a restore would replace: the operator's, of no restaurant",
  "maintenance/maintenance.store.ts": "the operator's, of no restaurant",
  "maintenance/site-address.store.ts": "the address of links that are printed",
  "payment/payments.store.ts": "a type",
  "suites/acts.store.ts": "reads an event's acts as they are",
  "suites/par-stock.store.ts": "reads and counts an event's par stock, a statement each",
  "suites/run-sheet.store.ts": "reads which event an argument names",
  "venues/restaurants.store.ts": "reads which restaurant an argument names",
};

/** Returns the API room of a file: a folder within its group, the group itself, or a file beside the folders. */
function roomOfApi(file: string): string | null {
  const [group, room] = /^apps\/api\/src\/([^/]+)(?:\/([^/]+))?/.exec(file)?.slice(1) ?? [];
  if (group === undefined || isForTests(file)) return null;
  return room !== undefined && rankOf(room) >= 0 ? room : group;
}

function rankOf(room: string): number {
  return API_ROOMS.findIndex((rooms) => rooms.includes(room));
}

describe("Which way things point", () => {
  test("The rules of the business need nothing but themselves.", () => {
    const needs = imports
      .filter(({ from, isForTests }) => from.startsWith("packages/ordering/") && !isForTests)
      .filter(({ to }) => !to.startsWith("packages/ordering/"));
    expect(needs.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test.each([
    [
      "contract",
      ["ordering", "venue-file"],
      "The contract knows the rules and their schema, and neither who calls nor who answers.",
    ],
    ["messages", [], "Words depend on nothing of ours."],
    ["receipt", ["ordering", "contract", "messages"], "A receipt words an order as the contract has it."],
    ["printing", ["ordering", "contract", "messages", "receipt"], "Paper says what the board and receipts say."],
    ["venue-file", ["ordering"], "A venue file is read by the rules alone."],
    ["converters", ["ordering", "venue-file"], "A converter makes a venue file, and no venue file knows a converter."],
    [
      "api",
      ["ordering", "contract", "messages", "receipt", "printing", "venue-file", "converters"],
      "The API never sees the site.",
    ],
    ["web", ["ordering", "contract", "messages", "receipt"], "The site never sees the API, but through the contract."],
    ["server", ["api", "demo"], "The server joins the API, the site that was built and the demonstration."],
    [
      "demo",
      ["ordering", "contract", "venue-file"],
      "The demonstration is data, and guests and a kitchen who know the contract alone.",
    ],
  ])("%s may look at %j. %s", (workspace, allowed) => {
    expect(strangers(workspace, allowed)).toEqual([]);
  });

  test("Only tests use the test kit and test tools.", () => {
    const used = imports.filter(
      ({ to, isForTests }) => !isForTests && /^(@comptoir\/test-kit|vitest|fast-check)/.test(to),
    );
    expect(used.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test("Inside the rules, money, time and the means of payment come first, then the venue, the menu, the cart and its costs; nothing points back.", () => {
    const order = [
      ["account", "money", "time", "payment/means"],
      ["venue"],
      ["menu"],
      ["cart"],
      ["costs"],
      ["checkout", "fulfilment", "payment", "loyalty"],
      ["school", "suite", "hub"],
      ["order"],
      ["board"],
    ];
    const rank = (file: string) => {
      const room = /^packages\/ordering\/src\/(payment\/means|[^/]+)\//.exec(file)?.[1];
      return order.findIndex((rooms) => room !== undefined && rooms.includes(room));
    };
    const back = imports.filter(({ from, to, isForTests }) => {
      const [here, there] = [rank(from), rank(to)];
      return !isForTests && here >= 0 && there > here;
    });
    expect(back.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test("The API's rooms stand in one order and import downwards only.", () => {
    const back = imports.filter(({ from, to, isForTests }) => {
      const [here, there] = [roomOfApi(from), roomOfApi(to)];
      return !isForTests && here !== null && there !== null && there !== here && rankOf(there) >= rankOf(here);
    });
    expect(back.map(({ from, to }) => `${from} imports ${to}, which stands above it`)).toEqual([]);
  });

  test("Every room of the API has its place in that order.", () => {
    const rooms = new Set(sources.filter((file) => !isForTests(file)).flatMap((file) => roomOfApi(file) ?? []));
    expect([...rooms].filter((room) => rankOf(room) < 0)).toEqual([]);
    expect(API_ROOMS.flat().filter((room) => !rooms.has(room))).toEqual([]);
  });

  test("The stories of an order stand in one order and import downwards only, and each has its place in it.", () => {
    const storyOf = (file: string) =>
      isForTests(file) ? undefined : /^apps\/api\/src\/ordering\/orders\/([^/]+)\//.exec(file)?.[1];
    const rank = (story: string) => ORDER_STORIES.findIndex((stories) => stories.includes(story));
    const back = imports.filter(({ from, to }) => {
      const [here, there] = [storyOf(from), storyOf(to)];
      return here !== undefined && there !== undefined && here !== there && rank(there) >= rank(here);
    });
    expect(back.map(({ from, to }) => `${from} imports ${to}, which stands above it`)).toEqual([]);
    const stories = new Set(sources.flatMap((file) => storyOf(file) ?? []));
    expect([...stories].sort()).toEqual(ORDER_STORIES.flat().sort());
  });

  test("A command reads its arguments, calls a room's functions and prints: it declares no statement and begins no transaction.", () => {
    const asking = sources
      .filter((file) => roomOfApi(file) === "commands")
      .filter((file) =>
        /\bstatement\(|\bin(?:Refusable)?Transaction\(/.test(readFileSync(path.join(root, file), "utf8")),
      );
    expect(asking).toEqual([]);
    const stores = imports
      .filter(({ from, to }) => roomOfApi(from) === "commands" && to.endsWith(".store.ts"))
      .map(({ to }) => to.replace(/^apps\/api\/src\/[^/]+\//, ""));
    expect([...new Set(stores)].sort()).toEqual(Object.keys(STORES_OF_COMMANDS).sort());
  });

  test("In the site, the look knows nothing of restaurants, and what screens stand on knows none of them.", () => {
    const inSite = (place: string, room: string) => place.startsWith(`apps/web/app/${room}`);
    const isBeside = (file: string) => /^apps\/web\/app\/[^/]+$/.test(file);
    const back = imports
      .filter(({ from, isForTests }) => inSite(from, "") && !isForTests)
      .filter(
        ({ from, to }) =>
          (inSite(from, "ui/") && inSite(to, "") && !inSite(to, "ui/")) ||
          (inSite(to, "screens/") && !inSite(from, "screens/") && !isBeside(from)),
      );
    expect(back.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test("Only the staff's screens import each other and the staff's calls, so that guests load none of it.", () => {
    const inStaff = (place: string) => /^apps\/web\/app\/(?:screens\/staff|studio\/)/.test(place);
    const ofStaff = (place: string) => inStaff(place) || place === "@comptoir/contract/staff-client";
    const mixed = imports.filter(
      ({ from, to, isForTests }) => !isForTests && from.startsWith("apps/web/") && ofStaff(to) && !inStaff(from),
    );
    expect(mixed.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test("A package is entered by its front door only; tests alone may look behind it.", () => {
    const around = imports.filter(
      ({ from, to, isForTests }) => !isForTests && known.has(to) && workspaceOf(from) !== workspaceOf(to),
    );
    expect(around.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });
});

const MEANS = "packages/ordering/src/payment/means/";

/**
 * Files and folders that may contain the name of a means of payment, or a word that equals such a name. The value is
 * the reason.
 */
const NAMES_OF_MEANS: Readonly<Record<string, string>> = {
  [MEANS]: "each in its own file, and the table",
  "apps/api/src/money/tender/means/": "what each does for an order, in its own file, and the table",
  "apps/api/src/entry/app.ts": "the file that Apple asks a site for",
  "apps/api/src/ordering/orders/tab/": "`invoice` is how a tab is billed",
  "apps/api/src/money/payment/wallets.ts":
    "what an installation sets up of each wallet, and the session that Apple's sheet asks for",
  "apps/server/src/run-server.ts":
    "what an installation sets up of each wallet, and the session that Apple's sheet asks for",
  "apps/server/src/wallet-settings.ts":
    "what an installation sets up of each wallet, and the session that Apple's sheet asks for",
  "apps/web/app/cart/order-to-change.ts": "`points` is a term of an order",
  "apps/web/app/studio/setting-table/money-settings.ts":
    "an owner's words for the ways to pay that a venue file names, and the `points` of its programme",
  "apps/web/app/cards/stripe-card-state.ts": "`credit_card` is a rule of a field",
  "apps/web/app/forms/form-messages.ts": "`credit_card` is a rule of a field",
  "packages/contract/src/explanation.ts": "`points` is a row of the bill",
  "packages/ordering/src/checkout/card-form.ts": "`credit_card` is a rule of a field",
  "packages/ordering/src/checkout/field-refusal.ts": "`credit_card` is a rule of a field",
  "packages/ordering/src/costs/explain-costs.ts": "`points` is a row of the bill",
  "packages/ordering/src/costs/explanation.ts": "`points` is a row of the bill",
  "packages/ordering/src/suite/event-times.ts": "`invoice` is how a suite wants its tab to be paid",
  "packages/receipt/src/bill-rows.ts": "`points` is a row of the bill",
  "packages/receipt/src/refund-words.ts": "`points` and `invoice` are rows of a refund",
};

test("An order type is compared by its name in its table alone; all else asks for its traits.", () => {
  const compared = sources
    .filter((file) => /^(packages|apps)\//.test(file) && !isForTests(file) && !file.endsWith("/venue/order-type.ts"))
    .filter((file) =>
      /\b(?:type|orderType|orderTypeOfVisit\([^()]*\)) [!=]== "(?:dine-in|take-out|pickup|delivery|catering|generic-catering|school)"/.test(
        codeOf(file),
      ),
    );
  expect(compared).toEqual([]);
});

describe("A means of payment", () => {
  const names = new Set(
    sources
      .filter((file) => file.startsWith(MEANS) && !isForTests(file))
      .flatMap((file) => [...codeOf(file).matchAll(/\b(?:name|offeredAs|field|payloadField): "(\w+)"/g)])
      .map(([, name = ""]) => name),
  );
  /**
   * One regular expression per name of a means of payment. A compound name is matched anywhere. A common word is
   * matched only as a string literal. It must not be compared with a `kind`, assigned to an attribute or used as a key.
   */
  const patterns = [...names].map((name) => {
    const isCommonWord = /^[a-z]+$/.test(name);
    const text = `(?<!kind [!=]== |=|\\w\\[)["'\`]${name}["'\`]`;
    return { name, pattern: new RegExp(isCommonWord ? text : `\\b${name}\\b`) };
  });
  const placeOf = (file: string) => Object.keys(NAMES_OF_MEANS).find((place) => file.startsWith(place));
  const naming = sources
    .filter((file) => /^(packages|apps)\//.test(file) && !isForTests(file))
    .flatMap((file) => {
      const code = codeOf(file);
      const found = patterns.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name);
      return found.length > 0 ? [{ file, found }] : [];
    });

  test("is named in its own file and the table; all else asks for its traits.", () => {
    expect(naming.filter(({ file }) => placeOf(file) === undefined)).toEqual([]);
  });

  test("is named wherever that list says so.", () => {
    const places = new Set(naming.map(({ file }) => placeOf(file)));
    expect(Object.keys(NAMES_OF_MEANS).filter((place) => !places.has(place))).toEqual([]);
  });
});

/** Returns a file's code without comments. */
function codeOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
}

describe("No import leads back to where it came from", () => {
  test("there is no circle of files, of types either.", () => {
    const next = new Map<string, string[]>();
    for (const { from, to } of imports) if (known.has(to)) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, trail: string[]) => {
      if (trail.includes(file)) {
        circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
        return;
      }
      if (done.has(file)) return;
      for (const following of next.get(file) ?? []) walk(following, [...trail, file]);
      done.add(file);
    };
    for (const file of known) walk(file, []);
    expect(circles).toEqual([]);
  });

  /**
   * Folders of the site that are part of a circular import, with the reason. If a circle is removed from the code,
   * then its entry must be removed too.
   */
  const KNOWN_CIRCLES: Readonly<Record<string, string>> = {
    restaurant: "screens/error reads what the restaurant's loader sends; the route shows the error screen",
    "restaurant-menu": "the parts of the menu, and the school week that its route shows, read the menu's own modules",
  };

  test("In the site, there is no circle of folders.", () => {
    // A file directly in `app` counts as a folder of its own.
    const folderOf = (file: string) => {
      const folder = path.posix.dirname(file);
      return (folder === "apps/web/app" ? file : folder).replace("apps/web/app/", "");
    };
    const next = new Map<string, Set<string>>();
    for (const { from, to, isForTests } of imports) {
      if (isForTests || !from.startsWith("apps/web/app/") || !known.has(to) || folderOf(from) === folderOf(to))
        continue;
      next.set(folderOf(from), (next.get(folderOf(from)) ?? new Set()).add(folderOf(to)));
    }
    const reached = (start: string) => {
      const found = new Set<string>();
      const walk = (folder: string) => {
        for (const following of next.get(folder) ?? []) {
          if (found.has(following)) continue;
          found.add(following);
          walk(following);
        }
      };
      walk(start);
      return found;
    };
    const inCircle = [...next.keys()].filter((folder) => reached(folder).has(folder));
    const circleOf = (folder: string) =>
      /^screens\/(?:restaurant-menu|school-week)/.test(folder)
        ? "restaurant-menu"
        : /^screens\/(?:restaurant|error)(?:\/|$)/.test(folder)
          ? "restaurant"
          : folder;
    expect([...new Set(inCircle.map(circleOf))].sort()).toEqual(Object.keys(KNOWN_CIRCLES).sort());
  });
});

describe("The grain of the house", () => {
  test("files are named in kebab case, and none is a drawer for odds and ends.", () => {
    const odd = sources.filter((file) => {
      const name = path.basename(file).replace(/\.(?:test|server|store|d)?\.?tsx?$/, "");
      return !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) || ["utils", "helpers", "common", "misc"].includes(name);
    });
    expect(odd).toEqual([]);
  });

  test("each migration has a number of its own, but for those that apps/api/migrations/README.md names.", () => {
    const folder = path.join(root, "apps/api/migrations");
    const numbers = readdirSync(folder).flatMap((file) => /^(\d{4})_.+\.sql$/.exec(file)?.[1] ?? []);
    const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
    const [, named = ""] =
      /stand more than once \(([^)]+)\)/.exec(readFileSync(path.join(folder, "README.md"), "utf8")) ?? [];
    expect([...new Set(twice)].sort()).toEqual(named.split(", "));
  });

  test("nothing is left as a mark for later.", () => {
    const marks = sources.filter((file) => /\b(?:TODO|FIXME)\b/.test(readFileSync(path.join(root, file), "utf8")));
    expect(marks).toEqual([]);
  });
});
