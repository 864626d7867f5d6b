import { expect, test } from "vitest";
import { isInQuebec, PROVINCES, provinceCode } from "./province.ts";

test("venue#provinces: the thirteen provinces and territories are found by their code and their names in both languages", () => {
  expect(PROVINCES.map(({ code }) => code).join(" ")).toBe("AB BC MB NB NL NS NT NU ON PE QC SK YT");
  for (const { code, names } of PROVINCES) {
    for (const written of [code, code.toLowerCase(), ...names, ` ${names[0].toLowerCase()} `])
      expect(provinceCode(written), written).toBe(code);
  }
});

test("an unknown province is kept, in capitals", () => {
  expect([null, undefined, "", "Vermont"].map(provinceCode)).toEqual(["", "", "", "VERMONT"]);
  expect(["QC", "Québec", "quebec", "ON", null].map((province) => isInQuebec({ province }))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
