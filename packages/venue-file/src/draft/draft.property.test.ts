import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseVenueFile } from "../parse-venue-file.ts";
import { venueDocument } from "../testing/any-venue.ts";
import type { VenueFile } from "../venue-file.ts";
import { applyChanges, currentValue, isSame } from "./apply-changes.ts";
import { changesBetween } from "./changes-between.ts";
import { listDifferences } from "./list-differences.ts";
import { putTogether, takeApart } from "./things.ts";

const LONG = { timeout: 60_000 };

const anyVenue = venueDocument.map((document) => {
  const parsed = parseVenueFile(JSON.stringify(document), { importedAt: "2026-11-20T18:00:00.000Z" });
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  const { membership: _members, ...venue } = parsed.venue;
  return { ...venue, gift_cards: [], users: [] } satisfies VenueFile;
});

describe("studio#things: a venue is things with fields", () => {
  test("A venue that is taken apart and put together is the same.", LONG, () => {
    fc.assert(
      fc.property(anyVenue, (venue) => {
        expect(takeApart(putTogether(takeApart(venue)))).toEqual(takeApart(venue));
      }),
    );
  });
});

describe("studio#draft-changes: a draft is changes of fields", () => {
  test("The changes between two venues make one of the other, and differ in nothing.", LONG, () => {
    fc.assert(
      fc.property(anyVenue, anyVenue, (before, after) => {
        const { things, conflicts, lost } = applyChanges(takeApart(before), changesBetween(before, after));
        expect({ conflicts, lost }).toEqual({ conflicts: [], lost: [] });
        expect(listDifferences(putTogether(things), after)).toEqual([]);
      }),
    );
  });

  test(
    "On a venue that changed meanwhile, each change is applied, or told to have no effect; and each that replaces another value is told.",
    LONG,
    () => {
      fc.assert(
        fc.property(anyVenue, anyVenue, anyVenue, (base, mine, theirs) => {
          const changes = changesBetween(base, mine);
          const published = takeApart(theirs);
          const { things, conflicts, lost } = applyChanges(published, changes);
          for (const change of changes) {
            const { thing, field, was, value } = change;
            const isApplied = isSame(field, currentValue(things, thing, field), value);
            expect(isApplied || lost.includes(change) || !things.has(thing)).toBe(true);
            const replaced = currentValue(published, thing, field);
            const isReplacing = !isSame(field, replaced, was) && !isSame(field, replaced, value);
            const isTold = lost.includes(change) || conflicts.some((conflict) => conflict.change === change);
            if (isReplacing && things.has(thing)) expect(isTold).toBe(true);
          }
        }),
      );
    },
  );

  test("The order in which changes were made does not matter.", LONG, () => {
    fc.assert(
      fc.property(anyVenue, anyVenue, (before, after) => {
        const changes = changesBetween(before, after);
        const one = applyChanges(takeApart(before), changes);
        const other = applyChanges(takeApart(before), changes.toReversed());
        expect(listDifferences(putTogether(one.things), putTogether(other.things))).toEqual([]);
      }),
    );
  });
});
