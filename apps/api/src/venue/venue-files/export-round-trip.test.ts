import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { formatVenueFile } from "@comptoir/venue-file";
import { venueDocument } from "@comptoir/venue-file/testing";
import fc from "fast-check";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { exportVenue } from "./export-venue.ts";
import { importVenueFile } from "./import-venue-file.ts";

const now = new Date("2026-11-20T18:00:00Z");
const DEMO = path.join(import.meta.dirname, "../../../../../demo/venues");
const [here, elsewhere] = await Promise.all([testDatabase(), testDatabase()]);

/** Reads a demonstration venue. Its events, whose times are relative to the server's start, get a fixed day. */
function demonstration(name: string): object {
  const { events, ...file } = JSON.parse(readFileSync(path.join(DEMO, name), "utf8"));
  const times = {
    starts_at: "2026-12-05T18:00",
    ends_at: "2026-12-05T21:00",
    pre_order_closes_at: "2026-12-05T12:00",
  };
  return events === undefined ? file : { ...file, events: events.map((event: object) => ({ ...event, ...times })) };
}

/** Imports a venue file, in place of the restaurant of the same slug, and returns what is exported. */
async function importAndExport(pool: pg.Pool, file: unknown): Promise<string> {
  const result = await importVenueFile(pool, file as object, { now, rename: true, isWhole: true });
  if ("faults" in result) throw new Error(JSON.stringify(result.faults));
  return formatVenueFile(await exportVenue(pool, result.imported.restaurantId));
}

describe("venue#file-export: a venue file that was exported, imported elsewhere and exported again is byte for byte the same", () => {
  test.each(readdirSync(DEMO).filter((name) => name.endsWith(".json")))("%s", async (name) => {
    const exported = await importAndExport(here.pool, demonstration(name));
    expect(await importAndExport(elsewhere.pool, JSON.parse(exported))).toBe(exported);
  });

  test("random venues, each in place of the one before", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(venueDocument, async (document) => {
        const exported = await importAndExport(here.pool, document);
        expect(await importAndExport(elsewhere.pool, JSON.parse(exported))).toBe(exported);
      }),
      { numRuns: runLength({ quick: 25, full: 500 }) },
    );
  });
});
