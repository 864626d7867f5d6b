import { timeLimitMs } from "@comptoir/test-kit";
import { describe, expect, it } from "vitest";
import { parseVenueFile } from "../parse-venue-file.ts";
import type { VenueFile } from "../venue-file.ts";
import { applyChanges, type DraftChange, UNDER } from "./apply-changes.ts";
import { thingAtPath } from "./thing-at-path.ts";
import { putTogether, type Things, takeApart } from "./things.ts";

const OPTIONS = { importedAt: "2026-11-20T18:00:00.000Z" };
const RESTAURANT = { id: 7, name: "The Grill", slug: "the-grill" };
const MANY = 10_000;

function anEmptyMenu(): Things {
  const parsed = parseVenueFile(JSON.stringify({ restaurant: RESTAURANT, menus: [{ id: 1, name: "Day" }] }), OPTIONS);
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults[0]));
  return takeApart(parsed.venue);
}

const placed = (thing: string, under: string): DraftChange => ({ thing, field: UNDER, was: null, value: under });
const named = (thing: string): DraftChange => ({ thing, field: "name", was: null, value: "Soup" });
const numbers = Array.from({ length: MANY }, (_, number) => number);

function inTime<Made>(make: () => Made): Made {
  const begun = performance.now();
  const made = make();
  expect(performance.now() - begun).toBeLessThan(timeLimitMs(2_000));
  return made;
}

describe("studio#draft-changes: a draft of very many changes", () => {
  it("adds as many dishes to one menu in time that grows with their number", () => {
    const changes = numbers.flatMap((number) => [placed(`item:n${number}`, "menu:1"), named(`item:n${number}`)]);
    const venue = inTime(() => putTogether(applyChanges(anEmptyMenu(), changes).things));
    expect(venue.menus[0]?.items).toHaveLength(MANY);
  });

  it("tells in such a time which of them are lost", () => {
    const { lost } = inTime(() => {
      return applyChanges(
        anEmptyMenu(),
        numbers.map((number) => named(`item:n${number}`)),
      );
    });
    expect(lost).toHaveLength(MANY);
  });

  it("may put things into each other as deep as it likes: the venue is a fault, and nothing is exhausted", () => {
    const kind = (number: number) => (number % 2 === 0 ? "option_group" : "option_value");
    const key = (number: number) => `${kind(number)}:n${number}`;
    const changes = [
      placed("item:n", "menu:1"),
      named("item:n"),
      ...numbers.flatMap((number) => [
        placed(key(number), number === 0 ? "item:n" : key(number - 1)),
        named(key(number)),
      ]),
    ];
    const { things, lost } = inTime(() => applyChanges(anEmptyMenu(), changes));
    expect([things.size, lost.length]).toEqual([MANY + 3, 0]);
    const parsed = inTime(() => parseVenueFile(JSON.stringify(putTogether(things)), OPTIONS));
    expect("faults" in parsed && parsed.faults[0]?.wrong).toBe("is nested more than 256 levels deep");
  });

  it("has as many findings, each of which is named without reading the venue again", () => {
    const items = numbers.map((id) => ({ id, name: `Soup ${id}` }));
    const venue = { restaurant: RESTAURANT, menus: [{ id: 1, items }] } as unknown as VenueFile;
    const found = inTime(() => numbers.map((number) => thingAtPath(venue, `menus[0].items[${number}].price`)));
    expect(found.at(-1)).toEqual({ thing: `item:${MANY - 1}`, name: `Soup ${MANY - 1}`, path: "price" });
  });

  it("of things that are in each other loses them all", () => {
    const changes = numbers.map((number) => placed(`option_group:${number}`, `option_group:${(number + 1) % MANY}`));
    const { things, lost } = inTime(() => applyChanges(anEmptyMenu(), changes));
    expect([things.size, lost.length]).toEqual([2, MANY]);
  });
});
