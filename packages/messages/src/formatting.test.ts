import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrepTime,
  formatShortDate,
  formatTimeOfDay,
  m,
  parseLocale,
  preferredLocale,
} from "./index.ts";
import { runWithLocale } from "./run-with-locale.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("amounts", () => {
  test("Prices are shown with 2 decimals, in the locale's form.", () => {
    expect(formatMoney(1250, "en-CA")).toBe("$12.50");
    expect(formatMoney(1250, "fr-CA")).toBe("12,50\u00a0$");
    expect(formatMoney(5, "en-CA")).toBe("$0.05");
    expect(plain(formatMoney(123456789, "fr-CA"))).toBe("1 234 567,89 $");
    expect(formatMoney(123456789, "en-CA")).toBe("$1,234,567.89");
    expect(formatMoney(-300, "en-CA")).toBe("−$3.00");
  });

  test("Points are formatted for the locale.", () => {
    expect([0, 999, 1250, 1234567].map((points) => formatNumber(points, "en-CA"))).toEqual([
      "0",
      "999",
      "1,250",
      "1,234,567",
    ]);
    expect(formatNumber(1250, "fr-CA")).toBe("1\u00a0250");
  });

  test("A percentage keeps all its digits.", () => {
    expect(formatPercent("18", "en-CA")).toBe("18%");
    expect(plain(formatPercent("9.975", "fr-CA"))).toBe("9,975 %");
  });
});

describe("times", () => {
  test("A time of day is formatted for the locale.", () => {
    expect(plain(formatTimeOfDay(18 * 60 + 15, "en-CA"))).toBe("6:15 p.m.");
    expect(plain(formatTimeOfDay(18 * 60 + 15, "fr-CA"))).toBe("18 h 15");
    expect(plain(formatTimeOfDay(18 * 60, "fr-CA"))).toBe("18 h");
    expect(plain(formatTimeOfDay(0, "en-CA"))).toBe("12:00 a.m.");
    expect(plain(formatTimeOfDay(12 * 60 + 5, "en-CA"))).toBe("12:05 p.m.");
    expect(plain(formatTimeOfDay(25 * 60, "en-CA"))).toBe("1:00 a.m.");
  });

  test("A date has its weekday.", () => {
    expect(plain(formatDate("2026-11-20", "en-CA"))).toBe("Friday, November 20");
    expect(plain(formatDate("2026-12-01", "fr-CA"))).toBe("mardi 1er décembre");
    expect(plain(formatShortDate("2026-12-02", "en-CA"))).toBe("Wed., Dec. 2");
    expect(plain(formatShortDate("2026-12-01", "fr-CA"))).toBe("mar. 1er déc.");
  });

  test("A prep time above 60 minutes is split into hours and minutes.", () => {
    expect(plain(formatPrepTime(60))).toBe("60 min");
    expect(plain(formatPrepTime(61))).toBe("1 h 1 min");
    expect(plain(formatPrepTime(120))).toBe("2 h");
  });
});

describe("languages", () => {
  test("A list is formatted as in a sentence.", () => {
    expect(formatList([], "en-CA")).toBe("");
    expect(formatList(["a"], "en-CA")).toBe("a");
    expect(formatList(["a", "b", "c"], "fr-CA")).toBe("a, b et c");
  });

  test("A locale from outside is a supported one or undefined.", () => {
    expect(parseLocale("fr")).toBe("fr-CA");
    expect(parseLocale("en_US")).toBe("en-CA");
    expect(parseLocale("de")).toBeUndefined();
    expect(parseLocale("french")).toBeUndefined();
    expect(parseLocale(null)).toBeUndefined();
  });

  test("The browser's preferred supported language is used.", () => {
    expect(preferredLocale("de, fr;q=0.8, en;q=0.9")).toBe("en-CA");
    expect(preferredLocale("fr-CA,fr;q=0.9,en;q=0.8")).toBe("fr-CA");
    expect(preferredLocale("en;q=0, fr;q=0.1")).toBe("fr-CA");
    expect(preferredLocale("")).toBeUndefined();
  });

  test("Concurrent requests each have their own language.", async () => {
    const read = (locale: "en-CA" | "fr-CA") =>
      runWithLocale(locale, async () => {
        await Promise.resolve();
        return m.site_close();
      });
    expect(await Promise.all([read("fr-CA"), read("en-CA")])).toEqual(["Fermer", "Close"]);
    expect(m.site_close({}, { locale: "fr-CA" })).toBe("Fermer");
  });
});
