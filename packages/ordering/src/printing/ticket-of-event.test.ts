import { describe, expect, it } from "vitest";
import { type EarlierJob, type PrintedEvent, ticketOfEvent } from "./ticket-of-event.ts";

const FACTS = { isForKitchen: true, isOwn: true, isConcerned: true };
const job = (but: Partial<EarlierJob> = {}): EarlierJob => ({
  ...{ id: "1", origin: "event", state: "queued", drawnVersion: null, isElsewhere: false },
  ...but,
});
const event = (what: PrintedEvent["what"], version = 2): PrintedEvent => ({ what, version });
const NOTHING = { make: null, cancel: [], replace: [] };

describe("printing#what-prints: an order that begins", () => {
  it("prints once, if the printer prints its lines and the kitchen has to make it", () => {
    expect(ticketOfEvent(event("begun"), [], FACTS)).toMatchObject({ make: "order" });
    expect(ticketOfEvent(event("begun"), [], { ...FACTS, isForKitchen: false })).toEqual(NOTHING);
    expect(ticketOfEvent(event("begun"), [], { ...FACTS, isOwn: false })).toEqual(NOTHING);
    expect(ticketOfEvent(event("begun"), [job()], FACTS)).toEqual(NOTHING);
    expect(ticketOfEvent(event("begun"), [job({ state: "printed", drawnVersion: 1 })], FACTS)).toEqual(NOTHING);
  });

  it("prints again when it is fired a second time, unless its ticket was drawn since", () => {
    const printed = job({ state: "printed", drawnVersion: 1 });
    expect(ticketOfEvent(event("fired", 5), [printed], FACTS)).toMatchObject({ make: "order" });
    expect(ticketOfEvent(event("fired", 2), [job({ state: "printed", drawnVersion: 2 })], FACTS)).toEqual(NOTHING);
  });

  it("prints although a person printed it before", () => {
    const byHand = job({ origin: "person", state: "printed", drawnVersion: 1 });
    expect(ticketOfEvent(event("begun"), [byHand], FACTS)).toMatchObject({ make: "order" });
  });
});

describe("printing#gives-way: a changed order", () => {
  it("prints once, as it is then, if its ticket was never handed out", () => {
    expect(ticketOfEvent(event("changed"), [job()], FACTS)).toEqual(NOTHING);
  });

  it("prints the change after a ticket of an earlier version, and not after one that has it", () => {
    const printed = (drawnVersion: number) => job({ state: "printed", drawnVersion });
    expect(ticketOfEvent(event("changed"), [printed(1)], FACTS)).toEqual({ make: "change", cancel: [], replace: [] });
    expect(ticketOfEvent(event("changed"), [printed(2)], FACTS)).toEqual(NOTHING);
    expect(ticketOfEvent(event("changed"), [printed(1)], { ...FACTS, isConcerned: false })).toEqual(NOTHING);
  });

  it("takes the place of a copy that waits or is on its way", () => {
    const copies = [job({ id: "a", drawnVersion: 1 }), job({ id: "b", state: "taken", drawnVersion: 1 })];
    expect(ticketOfEvent(event("changed"), copies, FACTS)).toEqual({ make: "change", cancel: ["a", "b"], replace: [] });
  });

  it("prints whole where nothing of it was printed: a new station, or a ticket that failed", () => {
    expect(ticketOfEvent(event("changed"), [], FACTS)).toMatchObject({ make: "order" });
    const failed = job({ state: "failed" });
    expect(ticketOfEvent(event("changed"), [failed], FACTS)).toEqual({ make: "order", cancel: [], replace: ["1"] });
    expect(ticketOfEvent(event("changed"), [failed], { ...FACTS, isForKitchen: false })).toEqual(NOTHING);
  });

  it("leaves a ticket that the fallback printer has to that printer", () => {
    const moved = job({ state: "failed", isElsewhere: true });
    expect(ticketOfEvent(event("changed"), [moved], FACTS)).toEqual(NOTHING);
  });
});

describe("printing#gives-way: a cancelled order", () => {
  it("prints nothing if its ticket was never handed out", () => {
    expect(ticketOfEvent(event("cancelled"), [job()], FACTS)).toEqual({ make: null, cancel: ["1"], replace: [] });
    expect(ticketOfEvent(event("cancelled"), [], FACTS)).toEqual(NOTHING);
    expect(ticketOfEvent(event("cancelled"), [job({ state: "expired" })], FACTS)).toEqual({
      ...{ make: null, cancel: [], replace: ["1"] },
    });
  });

  it("prints its cancellation wherever a ticket may have been printed, by whoever asked for it, in place of copies", () => {
    const maybe = job({ id: "a", drawnVersion: 1 });
    expect(ticketOfEvent(event("cancelled"), [maybe], FACTS)).toEqual({
      make: "cancellation",
      cancel: ["a"],
      replace: [],
    });
    const byHand = job({ origin: "person", state: "printed", drawnVersion: 1 });
    expect(ticketOfEvent(event("cancelled"), [byHand], { ...FACTS, isOwn: false })).toMatchObject({
      make: "cancellation",
    });
    const known = job({ state: "printed", drawnVersion: 2 });
    expect(ticketOfEvent(event("cancelled"), [known], FACTS)).toEqual(NOTHING);
  });
});
