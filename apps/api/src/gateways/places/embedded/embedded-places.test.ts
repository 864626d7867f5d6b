import { distanceBetween } from "@comptoir/ordering";
import { describe, expect, it } from "vitest";
import { embeddedPlaces } from "./embedded-places.ts";

const places = embeddedPlaces();
const KING_STREET = { latitude: 43.6462, longitude: -79.3919 };
const ask = (text: string, near: typeof KING_STREET | null = KING_STREET) =>
  ({ text, near, locale: "en-CA", sessionToken: null }) as const;
const locate = (text: string) => places.locate({ ...ask(text), placeId: null });
const placed = async (text: string) => {
  const located = await locate(text);
  return located?.precision === "unplaced" ? null : located;
};
const suggest = async (text: string, near?: null) =>
  (await places.suggest(ask(text, near === null ? null : KING_STREET))).map(({ description }) => description);

describe("A postal code, offline", () => {
  it("is completed by its prefix while its second half is being typed", async () => {
    for (const typed of ["M5V", "M5V 2", "m5v2", "M5V 2T"]) expect(await suggest(typed), typed).toEqual(["ON M5V"]);
    expect(await suggest("123 Main St, Toronto, M5V 2")).toEqual(["123 Main St, Toronto, ON M5V"]);
    expect(await suggest("M5V 2T6")).toEqual(["ON M5V 2T6"]);
  });
});

describe("A ZIP code of the United States, offline", () => {
  it.each([
    ["10001", { latitude: 40.75, longitude: -73.99 }],
    ["350 5th Ave, New York, NY 10118", { latitude: 40.75, longitude: -73.99 }],
    ["Chicago, IL 60601-1234, USA", { latitude: 41.89, longitude: -87.62 }],
    ["98101", { latitude: 47.61, longitude: -122.33 }],
  ])("lies about where those live who write it, and is not precise enough to deliver to: %s", async (text, there) => {
    const located = await placed(text);
    expect(located?.precision).toBe("vague");
    expect(located && distanceBetween(there, located, "km")).toBeLessThan(5);
  });

  it("is written with its state", async () => {
    expect(await suggest("10001", null)).toEqual(["NY 10001"]);
    expect(await suggest("350 5th Ave, New York, NY 10118", null)).toEqual(["350 5th Ave, New York, NY 10118"]);
  });

  it("is none where there is no such one, or the number is a house's", async () => {
    expect(await locate("00000")).toBeNull();
    expect((await locate("12345 Main St, Toronto, M5V 2T6"))?.precision).toBe("area");
    expect(await suggest("12345 Main St, Tor")).toContain("12345 Main St, Toronto, ON");
  });
});

describe("An address, offline", () => {
  it.each([
    "123 Main St, Toronto, M5V 2T6",
    "123 main st toronto m5v2t6",
    "4-123 King Street West, Toronto ON M5V 2T6",
    "Apt 4, 123 King St W, Toronto, ON, M5V-2T6",
    "123B rue Main, Toronto (ON) M5V 2T6",
  ])("with a number, a street and a postal code lies in the middle of its postal prefix: %s", async (text) => {
    const located = await placed(text);
    expect(located?.precision).toBe("area");
    if (located) expect(distanceBetween(KING_STREET, located, "km")).toBeLessThan(4);
  });

  it.each([
    ["a postal code alone", "M5V 2T6"],
    ["half of a postal code", "123 Main St, Toronto, M5V"],
    ["a street without a number", "Main St, Toronto, M5V 2T6"],
    ["a town", "Toronto, ON"],
    ["a street and a town, of which there are many doors", "123 Main St, Toronto"],
    ["a whole county, by its rural prefix", "12 Concession Rd, N0B 1S0"],
  ])("is not precise enough: %s", async (_, text) => {
    expect((await locate(text))?.precision).toBe("vague");
  });

  it("is in no place at all while it is a street and a number alone", async () => {
    expect(await locate("123 Main St")).toEqual({ precision: "unplaced" });
  });

  it.each([
    ["a postal code that there is not", "123 Main St, Toronto, M5Y 2T6"],
    ["no address", "anywhere you like"],
    ["nothing", " "],
  ])("is not known: %s", async (_, text) => {
    expect(await locate(text)).toBeNull();
  });

  it.each([
    ["X0A 0H0", { latitude: 63.75, longitude: -68.52 }],
    ["Quebec City", { latitude: 46.81, longitude: -71.21 }],
    ["Ville de Québec, QC", { latitude: 46.81, longitude: -71.21 }],
    ["Dawson City", { latitude: 64.06, longitude: -139.43 }],
  ])("lies where those live who write it: %s", async (text, there) => {
    const located = await placed(text);
    expect(located && distanceBetween(there, located, "km")).toBeLessThan(5);
  });

  it("lies in its town where its postal prefix is rural", async () => {
    const located = await placed("12 rue Principale, Acton Vale, QC J0H 1A0");
    expect(located?.precision).toBe("area");
    if (located) expect(distanceBetween({ latitude: 45.65, longitude: -72.56 }, located, "km")).toBeLessThan(5);
  });
});

describe("Suggestions, offline", () => {
  it("complete the town that is typed, those near the venue first, without accents too", async () => {
    expect((await suggest("123 Main St, Tor"))[0]).toBe("123 Main St, Toronto, ON");
    expect(await suggest("montr", null)).toContain("Montréal, QC");
    expect((await suggest("que", null))[0]).toBe("Québec, QC");
  });

  it("write out an address with its postal code", async () => {
    expect(await suggest("123 main st, m5v2t6")).toEqual(["123 main st, ON M5V 2T6"]);
    expect(await suggest("123 Main St, Toronto, ON M5V 2T6")).toEqual(["123 Main St, Toronto, ON M5V 2T6"]);
  });

  it("are none for what may still become anything", async () => {
    expect([await suggest("1"), await suggest("123 Main"), await suggest("")]).toEqual([[], [], []]);
    expect((await suggest("s")).length).toBe(0);
  });
});
