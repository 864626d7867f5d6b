import { expect, test } from "vitest";
import { zoneOnceIn } from "./zones.ts";

test("time#zone: a province proposes its zone; one that was chosen by hand stays", () => {
  expect(zoneOnceIn("QC", { was: "", zone: "" })).toBe("America/Toronto");
  expect(zoneOnceIn("BC", { was: "QC", zone: "America/Toronto" })).toBe("America/Vancouver");
  expect(zoneOnceIn("QC", { was: "BC", zone: "America/Edmonton" })).toBe("America/Edmonton");
});
