import { m } from "@comptoir/messages";
import { describe, expect, test } from "vitest";
import { parseDraft } from "../form/draft-storage.ts";
import { A_PICKUP, A_SETUP, SOME_TIMES, someFacts } from "../testing/some-facts.ts";
import { withinVisit } from "../times/times-view.ts";
import { checkDraft, checkoutSteps, newDraft, termsOf, writeDraft } from "./checkout-steps.ts";
import { restoreDraft } from "./use-checkout-draft.ts";
import { chooseLater, freshWhen, onDay, type When } from "./when-part.ts";

const LATER: When = { choice: "later", date: "2026-11-21", at: "2026-11-21T17:00:00.000Z", proposed: null };
const EARLIEST: When = { choice: "later", date: "2026-11-21", at: "2026-11-21T16:30:00.000Z" };
const CLOSED = { ...SOME_TIMES, asap: { ...SOME_TIMES.asap, available: false, readyAt: null } };
const setup = { ...A_SETUP, choosesTime: true };
const facts = someFacts({ ...A_PICKUP, setup, times: SOME_TIMES });

/** Returns the messages about the time of a pickup. */
const saidOf = (when: When, times = SOME_TIMES) =>
  checkDraft({ ...newDraft(setup), when }, { ...facts, times })
    .filter(({ step }) => step.id === "when")
    .map(({ message }) => message);

describe("the choice of a time", () => {
  test("starts with as soon as possible, or proposes the earliest free time if nothing can be ordered for now", () => {
    expect(freshWhen(SOME_TIMES)).toMatchObject({ choice: "asap", proposed: null });
    expect(freshWhen(CLOSED)).toEqual({ ...EARLIEST, proposed: "all" });
    expect(freshWhen(null)).toMatchObject({ choice: "asap", proposed: "all" });
  });

  test("time#proposed-time: is undecided while it is a proposal, and is proposed anew after a reload", () => {
    const step = checkoutSteps().find(({ id }) => id === "when");
    const isDecided = (when: When) => step?.isDecided?.(when, facts);
    expect([freshWhen(SOME_TIMES), LATER, freshWhen(SOME_TIMES, "18:00")].map(isDecided)).toEqual([true, true, true]);
    const proposals = [freshWhen(CLOSED), onDay(SOME_TIMES, "2026-11-21"), freshWhen(SOME_TIMES, "09:00")];
    expect(proposals.map(isDecided)).toEqual([false, false, false]);
    const fresh = newDraft(setup);
    const keptWhen = (when: When) => restoreDraft(parseDraft(JSON.stringify({ when })), fresh).when;
    expect(keptWhen({ ...EARLIEST, proposed: "all" })).toEqual(fresh.when);
    expect(keptWhen({ ...EARLIEST, proposed: "time" })).toMatchObject({ ...EARLIEST, proposed: "time" });
    expect(step?.summary({ ...LATER, proposed: "time" }, facts)).toContain(m.checkout_proposed({ when: "" }).trim());
  });

  test("ordering#reorder-time: starts with the link's time of day, if it is offered today", () => {
    const slots = [{ time: "18:15", at: "2026-11-20T23:15:00.000Z", remaining: 1 }];
    const tonight = { ...SOME_TIMES, days: [{ date: "2026-11-20", slots }, ...SOME_TIMES.days.slice(1)] };
    const at = { choice: "later", date: "2026-11-20", at: "2026-11-20T23:15:00.000Z", proposed: null };
    expect(freshWhen(tonight, "18:15")).toEqual(at);
    const fresh = newDraft({ ...setup, times: { key: "", times: tonight }, wantedTime: "18:15" });
    expect(fresh.when).toEqual({ ...at, wanted: "18:15" });
    // A choice for another link is discarded; a choice for this link is kept.
    const keptWhen = (when: object) => restoreDraft(parseDraft(JSON.stringify({ when })), fresh).when;
    expect(keptWhen(LATER)).toEqual(fresh.when);
    expect(keptWhen({ ...LATER, wanted: "18:15" })).toEqual({ ...LATER, wanted: "18:15" });
    // Neither tomorrow's slot nor a past time is chosen.
    expect(freshWhen(tonight, "12:00").choice).toBe("asap");
    expect(freshWhen(CLOSED, "12:00")).toEqual({ ...EARLIEST, proposed: "all" });
    expect(freshWhen({ ...SOME_TIMES, days: [] }, "18:15").choice).toBe("asap");
    // A full slot is reported, not silently replaced.
    expect(saidOf(freshWhen(SOME_TIMES, "18:00"))).toEqual([m.checkout_time_gone()]);
  });

  test("The default pickup hour when no time is chosen is 12, or the free slot nearest to it.", () => {
    expect(onDay(SOME_TIMES, "2026-11-21").at).toBe(LATER.at);
    expect(onDay(SOME_TIMES, "2026-11-22").at).toBe("2026-11-22T16:30:00.000Z");
    expect(onDay(SOME_TIMES, "2026-11-20").at).toBe("");
  });

  test("keeps a previously chosen time while it is offered", () => {
    const other = { ...LATER, at: "2026-11-21T17:30:00.000Z" };
    expect(chooseLater(SOME_TIMES, { ...other, choice: "asap" })).toEqual(other);
    expect(chooseLater(SOME_TIMES, { ...LATER, at: "2026-11-01T17:30:00.000Z" })).toEqual({
      ...EARLIEST,
      proposed: "time",
    });
  });

  test("rejects a missing, expired or full time, and as soon as possible once the kitchen takes no orders for now", () => {
    expect(saidOf(LATER)).toEqual([]);
    expect(saidOf({ ...LATER, at: "2026-11-20T23:00:00.000Z" })).toEqual([m.checkout_time_gone()]);
    expect(saidOf({ ...LATER, at: "2026-11-19T23:00:00.000Z" })).toEqual([m.checkout_time_gone()]);
    expect(saidOf({ ...LATER, at: "" })).toEqual([m.checkout_time_required()]);
    expect(saidOf({ choice: "asap", date: "", at: "" }, CLOSED)).toEqual([m.checkout_asap_gone()]);
  });

  test("is part of the cart's terms and of the body of the submit", () => {
    const draft = { ...newDraft(setup), when: LATER };
    expect(termsOf(draft, setup).date).toBe(LATER.at);
    expect(termsOf(draft, { ...setup, choosesTime: false }).date).toBeNull();
    expect(writeDraft(draft, facts, null).pickup).toMatchObject({
      scheduled: true,
      dueByDate: "2026-11-21",
      dueByTime: "12:00",
    });
    expect(writeDraft(draft, someFacts(), null).pickup).toMatchObject({ scheduled: false });
  });

  test("is limited to the days that the link names in dates and dateRange", () => {
    const daysOf = (visit: Parameters<typeof withinVisit>[1]) =>
      withinVisit(SOME_TIMES, visit).days.map(({ date }) => date);
    expect(daysOf({ dates: ["2026-11-22"], dateRange: null })).toEqual(["2026-11-22"]);
    const dateRange = { start: "2026-11-21", end: "2026-11-21" };
    expect(daysOf({ dates: [], dateRange })).toEqual(["2026-11-21"]);
    expect(daysOf({ dates: [], dateRange: null })).toHaveLength(3);
  });
});
