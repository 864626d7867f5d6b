import { describe, expect, it } from "vitest";
import { checkPassword } from "./password.ts";

describe("A password", () => {
  it.each([
    ["Sh0rt$a", ["length"]],
    ["nocapital8$", ["uppercase"]],
    ["NOSMALL8$", ["lowercase"]],
    ["NoDigits$$", ["digit"]],
    ["NoSpecial88", ["special"]],
    ["E\u0301e\u0301a\u03008$!", ["length"]],
    ["", ["length", "uppercase", "lowercase", "digit", "special"]],
    [`A1$${"x".repeat(1000)}`, ["too-long"]],
  ])("people#password: of %j has a list of its faults", (password, faults) => {
    expect(checkPassword(password)).toEqual(faults);
  });

  it.each([
    "Password1!",
    "P@ssw0rd123",
    "Qwerty123!",
    "Azerty2024!",
    "Summer2026!",
    "Bonjour1!",
    "M0tdepasse!",
    "Toronto2026!",
    "Canadiens1!",
    "Aa1!Aa1!Aa1!",
    "Abcd1234!",
    "IloveYou2!",
    "Admin@123",
    "Welcome@2025",
    "Comptoir1!",
  ])("people#password: %j is a common one", (password) => {
    expect(checkPassword(password)).toEqual(["common"]);
  });

  it("people#password: is not the person's own name or address with additions", () => {
    const owner = { email: "noor.haddad@example.ca", names: ["Noor", "Haddad"] };
    expect(checkPassword("Haddad1987!", owner)).toEqual(["common"]);
    expect(checkPassword("NoorHaddad1!", owner)).toEqual(["common"]);
    expect(checkPassword("Haddad1987!")).toEqual([]);
  });

  it.each([
    ["Наталья", "Наталья1!Наталья"],
    ["Éva Ørstedt", "Eva-Ørstedt9!"],
    ["Μαρία", "Μαρία123!!"],
  ])("people#password: is not the name of a person called %s, in any spelling", (name, password) => {
    expect(checkPassword(password, { names: [name] })).toEqual(["common"]);
    expect(checkPassword(password, { names: ["Sam"] })).toEqual([]);
  });

  it.each([
    "Two poutines & 1 Caesar!",
    "Ça va très bien 8!",
    "correct Horse7 battery staple!",
    "kL9$wq2Rv",
    `Grand ${"stand ".repeat(20)}8!`,
    "Пароль из кафе 7!",
  ])("people#password: %j is valid, with spaces and letters of any script", (password) => {
    expect(checkPassword(password)).toEqual([]);
  });
});
