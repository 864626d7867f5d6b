import { STAFF_ROLES } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { COUNTER, MANAGERS, STAFF } from "./roles.ts";

describe("staff#staff-roles: a call for staff", () => {
  it("names the least role that may make it", () => {
    expect([STAFF, COUNTER, MANAGERS].map((access) => access["x-staff-role"])).toEqual(STAFF_ROLES);
  });
});
