import type { OpenState } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { openingWords } from "./opening-state.tsx";

/** A Friday. */
const now = { date: "2026-11-20", weekday: 4, minutes: 15 * 60 };
const say = (state: OpenState) => openingWords(state, now).replaceAll("\u00a0", " ");

test("A venue shows whether it is open or closed, and until when.", () => {
  expect(say({ open: true, until: null })).toBe("Open");
  expect(say({ open: true, until: { date: "2026-11-21", weekday: 5, minutes: 120 } })).toBe("Open until 2:00 a.m.");
  expect(say({ open: true, until: { date: "2026-11-23", weekday: 0, minutes: 120 } })).toBe("Open");
  expect(say({ open: false, opensAt: { ...now, minutes: 17 * 60 } })).toBe("Closed. Opens at 5:00 p.m.");
  expect(say({ open: false, opensAt: { date: "2026-11-21", weekday: 5, minutes: 480 } })).toBe(
    "Closed. Opens tomorrow at 8:00 a.m.",
  );
  expect(say({ open: false, opensAt: { date: "2026-11-23", weekday: 0, minutes: 480 } })).toBe(
    "Closed. Opens Monday at 8:00 a.m.",
  );
  expect(say({ open: false, opensAt: { date: "2027-01-04", weekday: 0, minutes: 480 } })).toBe("Closed for now");
  expect(say({ open: false, opensAt: null })).toBe("Closed for now");
});
