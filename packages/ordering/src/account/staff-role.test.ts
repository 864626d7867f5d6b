import { describe, expect, it } from "vitest";
import { roleAllows, STAFF_ROLES } from "./staff-role.ts";

describe("staff#staff-roles: a role of the staff", () => {
  it("may do what its own role and every lesser one may, and nothing more", () => {
    const allowed = STAFF_ROLES.map((role) => STAFF_ROLES.filter((least) => roleAllows(role, least)));
    expect(allowed).toEqual([["kitchen"], ["kitchen", "counter"], ["kitchen", "counter", "manager"]]);
  });
});
