import { describe, expect, it } from "vitest";
import { AT_SCHOOL, SCHOOL } from "../../testing/school.ts";
import { openTestApi } from "../../testing/test-api.ts";

const { call, clock, load } = await openTestApi();
await load(SCHOOL);

const week = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  call(`/api/rotational-menus?${new URLSearchParams(query)}`, undefined, { ...AT_SCHOOL, ...headers });
const RANGE = { start_date: "2026-11-23", end_date: "2026-11-29", ordering_menus: "true" };

type Day = { readonly date: string; readonly closed: string | null; readonly menus: readonly { name: string }[] };
const namesOf = (days: readonly Day[]) => days.map(({ menus }) => menus.map(({ name }) => name).join("+"));

describe("GET /rotational-menus", () => {
  it("has every date with its menus, whole, and why others are closed", async () => {
    const { status, body } = await week(RANGE);
    expect(status).toBe(200);
    expect(namesOf(body.days)).toEqual(["breakfast+soup", "", "soup", "pasta", "", "", ""]);
    expect(body.days.map(({ closed }: Day) => closed)).toEqual([
      null,
      "PD day",
      null,
      null,
      "No meals on this day",
      "No school on weekends",
      "No school on weekends",
    ]);
    expect(body.days[3].menus[0].items).toMatchObject([{ id: 10, price: "6.00" }, { id: 11 }]);
  });

  it("says from when to when each date can be ordered for, by the school's own days", async () => {
    const { body } = await week({ ...RANGE, start_date: "2026-11-03", end_date: "2026-11-03" });
    // The clocks went back on November 1: twenty days earlier, local midnight was an hour earlier in UTC.
    expect(body.days).toMatchObject([{ opens: "2026-10-14T04:00:00.000Z", cutoff: "2026-11-01T04:00:00.000Z" }]);
  });

  it("gives the reasons in the language asked for, and menus without their dishes where they are not wanted", async () => {
    const { body } = await week({ ...RANGE, ordering_menus: "false" }, { "x-locale": "fr-CA" });
    expect(body.days[1].closed).toBe("Journée pédagogique");
    expect(body.days[0].menus).toMatchObject([{ name: "breakfast" }, { name: "soup" }]);
    expect(body.days[0].menus[0]).not.toHaveProperty("items");
  });

  it.each([
    { end_date: "2026-11-29" },
    { start_date: "2026-11-23", end_date: "" },
    { start_date: "2026-11-29", end_date: "2026-11-23" },
    { start_date: "2026-02-30", end_date: "2026-03-01" },
    { start_date: "2026-01-01", end_date: "2026-12-31" },
  ])("needs both dates, else it is the no date range error: %j", async (query) => {
    const { status, body } = await week(query as Record<string, string>);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "no_date_range" });
    expect(body.message).toMatch(/^No dates were chosen/);
  });

  it("answers 304 to a client with the current answer, until the school changes", async () => {
    const etag = (await week(RANGE)).headers.get("etag") ?? "";
    clock.advance(60);
    expect((await week(RANGE, { "if-none-match": etag })).status).toBe(304);
    expect((await week(RANGE, { "if-none-match": etag, "x-locale": "fr-CA" })).status).toBe(200);
    const [lunch, breakfast] = SCHOOL.rotations;
    await load({ ...SCHOOL, rotations: [{ ...lunch, skip_dates: [] }, breakfast] });
    expect((await week(RANGE, { "if-none-match": etag })).status).toBe(200);
    await load(SCHOOL);
  });

  it("is for schools", async () => {
    const { rotations: _none, ...grill } = SCHOOL;
    await load({ ...grill, restaurant: { ...SCHOOL.restaurant, id: "grill", slug: "a-grill", k12: false } });
    expect((await week(RANGE, { "x-restaurant-id": "grill" })).body.code).toBe("order_type_not_offered");
  });
});
