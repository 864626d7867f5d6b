import { describe, expect, it } from "vitest";
import { contactFields } from "./contact.ts";
import { checkRegistration, splitName } from "./registration.ts";

const noor = {
  fullName: "Noor Haddad",
  email: "noor@example.ca",
  phoneNumber: "",
  password: "Two poutines & 1 Caesar!",
  consent: false,
};
const refusalsOf = (but: Partial<typeof noor>, type: "pickup" | "dine-in" = "pickup") =>
  checkRegistration({ ...noor, ...but }, contactFields(type, null)).map(({ field, rule }) => `${field} ${rule}`);

describe("Registering with an order", () => {
  it("needs an e-mail address, also at a table or with a phone number, and a password", () => {
    expect(refusalsOf({})).toEqual([]);
    expect(refusalsOf({ email: "", phoneNumber: "416-555-0123" })).toEqual(["contact.email required"]);
    expect(refusalsOf({ email: "", password: "" }, "dine-in")).toEqual([
      "contact.email required",
      "contact.password required",
    ]);
  });

  it("applies the password rules, and refuses one that acquaintances could guess", () => {
    expect(refusalsOf({ password: "short1$A" })).toEqual([]);
    expect(refusalsOf({ password: "too short" })).toEqual(["contact.password password"]);
    expect(refusalsOf({ password: "Haddad1987!" })).toEqual(["contact.password password_common"]);
  });

  it("uses the last word of a name as the last name", () => {
    expect(splitName(" Ana Maria  Silva ")).toEqual({ firstName: "Ana Maria", lastName: "Silva" });
    expect(splitName("Cher")).toEqual({ firstName: "Cher", lastName: "" });
  });
});
