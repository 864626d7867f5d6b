import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

// Goal: one source of time zones. Method: find the code that takes a zone from PostgreSQL or from the device, and name each.
const root = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The last migration that may use PostgreSQL's time zones without a word here: landed migrations never change. */
const LAST_OLDER_MIGRATION = "0163_tips_of_shares_given_back.sql";

/** Where PostgreSQL converts to a zone, with the reason. Its zone data are older or newer than Node's. */
const ZONES_OF_POSTGRESQL: Readonly<Record<string, string>> = {
  "apps/api/src/entry/background/tidy.ts": "UTC, whose rules do not change",
  "apps/api/src/ordering/orders/contacts.store.ts": "UTC, a day earlier than any zone",
  "apps/api/src/venue/stock/stock-levels.store.ts":
    "the day of all restaurants in one statement; where the rules of a zone have changed since, stock is refilled an hour early or late",
};

/** Where a page of the site uses the clock of the device, with the reason. */
const ZONES_OF_THE_DEVICE: Readonly<Record<string, string>> = {
  "apps/web/app/queued-orders/queue-notices.tsx": "until when this device sends a kept order, without a connection",
  "apps/web/app/screens/restaurant-checkout/times/other-zone.tsx": "compares the device's clock with the restaurant's",
  "apps/web/app/studio/setting-table/venue-settings.ts": "the date of a new row, which the manager then chooses",
};

function filesUnder(folder: string, wanted: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/(?:^|\/)(?:node_modules|build|dist|\.react-router|testing|promises)\//.test(file));
}

/** Returns whether a source formats or reads a local time by the device's zone. */
function usesDeviceZone(text: string): boolean {
  const calls = [...text.matchAll(/\.toLocale(?:Date|Time)String\([^)]*\)|Intl\.DateTimeFormat\([^)]*\)/g)];
  const reads =
    /\.get(?:Hours|Minutes|Date|Day|Month|FullYear)\(\)|\.to(?:Date|Time)String\(\)|plainDateTimeISO\(\)/.test(text);
  return reads || calls.some(([call]) => !call.includes("timeZone"));
}

const found = (files: readonly string[], uses: (text: string) => boolean) =>
  files.filter((file) => uses(read(file))).sort();

describe("Local times come from one source", () => {
  test("statements convert no instant to a zone in PostgreSQL, except for those that say why.", () => {
    const files = ["apps/api/src", "apps/server/src"].flatMap((folder) => filesUnder(folder, /\.ts$/));
    expect(files.length).toBeGreaterThan(300);
    expect(found(files, (text) => /at time zone/i.test(text))).toEqual(Object.keys(ZONES_OF_POSTGRESQL).sort());
  });

  test("nor does a new migration.", () => {
    const newer = filesUnder("apps/api/migrations", /\.sql$/).filter(
      (file) => path.basename(file) > LAST_OLDER_MIGRATION,
    );
    expect(newer.length).toBeGreaterThan(0);
    expect(found(newer, (text) => /at time zone/i.test(text))).toEqual([]);
  });

  test("pages show the restaurant's clock and not the device's, except where they say why.", () => {
    const files = ["apps/web/app", "packages"].flatMap((folder) => filesUnder(folder, /\.tsx?$/));
    expect(files.length).toBeGreaterThan(500);
    expect(found(files, usesDeviceZone)).toEqual(Object.keys(ZONES_OF_THE_DEVICE).sort());
  });

  test("this test can fail.", () => {
    expect(usesDeviceZone("new Date().toLocaleTimeString('en-CA')")).toBe(true);
    expect(usesDeviceZone("new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' })")).toBe(true);
    expect(usesDeviceZone("at.getHours() * 60")).toBe(true);
    expect(usesDeviceZone("new Intl.DateTimeFormat('en-CA', { timeZone: zone })")).toBe(false);
  });
});
