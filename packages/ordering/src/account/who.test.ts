import { describe, expect, it } from "vitest";
import { isSuiteOperator, isWebUser, personOf, type Who } from "./who.ts";

const EVERYONE: readonly Who[] = [
  { kind: "guest" },
  { kind: "user", userId: "u-1" },
  { kind: "operator", operatorId: "o-1" },
  { kind: "acting-operator", operatorId: "o-1", userId: "u-2" },
  { kind: "staff", staffId: "s-1", restaurantId: "7", role: "manager", personId: "s-1", sessionHash: "h" },
  { kind: "key", keyId: "k-1", restaurantId: "7", name: "Till", scopes: ["orders:read"] },
];

describe("The caller", () => {
  it("owns carts and orders as a person: the caller's own, or those of the owner for whom an operator acts", () => {
    expect(EVERYONE.map(personOf)).toEqual([null, "u-1", null, "u-2", null, null]);
    expect(EVERYONE.filter(isWebUser).map(({ kind }) => kind)).toEqual(["user", "acting-operator"]);
  });

  it("is a suite operator, acting for an owner or not", () => {
    expect(EVERYONE.filter(isSuiteOperator).map(({ kind }) => kind)).toEqual(["operator", "acting-operator"]);
  });
});
