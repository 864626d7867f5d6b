import { expect, test } from "vitest";
import { localInput } from "./local-input.ts";

test("An instant is shown by the venue's clock, also on the days on which it is put forward or back.", () => {
  expect(localInput("2026-12-01T05:00:00.000Z", "America/Toronto")).toBe("2026-12-01T00:00");
  expect(localInput("2026-03-08T07:30:00Z", "America/Toronto")).toBe("2026-03-08T03:30");
  expect(localInput("2026-11-01T05:30:00Z", "America/St_Johns")).toBe("2026-11-01T02:00");
  expect(localInput("2026-12-01T05:00:00Z", "Nowhere")).toBe("2026-12-01T00:00");
});

test("What was typed and waits to be sent is shown as it is; anything else is empty.", () => {
  expect(localInput("2026-12-01T18:30", "America/Vancouver")).toBe("2026-12-01T18:30");
  expect(localInput("soon", "America/Toronto")).toBe("");
});
