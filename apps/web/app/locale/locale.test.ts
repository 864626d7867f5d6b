import { restaurantLocale } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { safeReturnPath } from "../security/foreign-forms.ts";
import { chooseLocale } from "./locale-middleware.ts";
import { withoutLocale } from "./without-locale.ts";

describe("the language of a page", () => {
  test("A Québec venue opens in fr-CA unless the visitor chose otherwise.", () => {
    const venueDefault = restaurantLocale({ province: "QC" });
    expect(chooseLocale({ venueDefault, acceptLanguage: "en" })).toBe("fr-CA");
    expect(chooseLocale({ cookie: "en-CA", venueDefault, acceptLanguage: "fr" })).toBe("en-CA");
  });

  test("A venue's own default precedes its province's; without either, the browser's preference applies.", () => {
    const locales = [
      { locale_short: "fr", locale_long: "fr-CA" },
      { locale_short: "en", locale_long: "en-CA", is_default: true },
    ];
    expect(restaurantLocale({ province: "QC", locales })).toBe("en-CA");
    expect(chooseLocale({ acceptLanguage: "fr-FR, en;q=0.5" })).toBe("fr-CA");
  });

  test("The language of a link precedes everything else.", () => {
    expect(chooseLocale({ link: "fr-CA", cookie: "en-CA", venueDefault: "en-CA", acceptLanguage: "en" })).toBe("fr-CA");
    expect(chooseLocale({ link: "de", cookie: "fr-CA", acceptLanguage: "en" })).toBe("fr-CA");
  });

  test("en-CA is the fallback.", () => {
    expect(chooseLocale({ cookie: "xx", acceptLanguage: "de" })).toBe("en-CA");
    expect(chooseLocale({ acceptLanguage: null })).toBe("en-CA");
  });
});

describe("the page after a change of language", () => {
  test("Its address does not name the previous language.", () => {
    expect(withoutLocale("/grill?tableNum=12&locale=fr-CA")).toBe("/grill?tableNum=12");
    expect(withoutLocale("/grill?locale=fr-CA")).toBe("/grill");
    expect(withoutLocale("/grill?menuList=a,b")).toBe("/grill?menuList=a,b");
  });

  test("It is always a page of this site.", () => {
    expect(safeReturnPath("/grill?tableNum=12")).toBe("/grill?tableNum=12");
    for (const path of ["//evil.example", "/\\evil.example", "https://evil.example", "", null, "/a\nb", "grill"]) {
      expect(safeReturnPath(path)).toBe("/");
    }
  });
});
