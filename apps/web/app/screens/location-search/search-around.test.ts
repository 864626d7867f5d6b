import { expect, test } from "vitest";
import { reachesIn, readReach, searchAround, usualReach } from "./search-around.ts";

const IQALUIT = { lat: 63.75, lng: -68.52, types: ["postal_code"] };
const found = (...ids: number[]) => ids.map((id) => ({ id, name: `Nord ${id}` }));

/** Answers the first search, then the widest one, and records the requests. */
function anApi(...answers: readonly object[]) {
  const asked: unknown[] = [];
  const rest = [...answers];
  const fetch = async (request: Request) => {
    asked.push(await request.json());
    return Response.json(rest.shift() ?? { code: "unavailable", message: "No." }, {
      status: answers.length === 0 ? 503 : 200,
    });
  };
  return { asked, caller: { fetch, origin: "http://localhost", locale: "en-CA" as const } };
}

test("If restaurants are within the radius, there is no second search.", async () => {
  const { asked, caller } = anApi({ results: found(1), place: IQALUIT });
  expect(await searchAround(caller, { group: "nord", address: "X0A 0H0" })).toMatchObject({
    answer: { results: [{ id: 1 }], nearest: [] },
  });
  expect(asked).toHaveLength(1);
});

test("If no restaurant is within the radius, the three nearest are returned, at any distance.", async () => {
  const { asked, caller } = anApi({ results: [], place: IQALUIT }, { results: found(4, 2, 3, 1), place: IQALUIT });
  const answer = await searchAround(caller, { group: "nord", address: "X0A 0H0", radius: 10, unit: "mi" });
  expect(answer).toMatchObject({ answer: { results: [], nearest: [{ id: 4 }, { id: 2 }, { id: 3 }], place: IQALUIT } });
  expect(asked[1]).toEqual({ group: "nord", lat: 63.75, lng: -68.52, radius: 500, unit: "mi" });
});

test("An unknown address has no nearest restaurants, and a failed search returns its failure.", async () => {
  const { asked, caller } = anApi({ results: [], place: null });
  expect(await searchAround(caller, { group: "nord", address: "nowhere" })).toMatchObject({ answer: { nearest: [] } });
  expect(asked).toHaveLength(1);
  expect(await searchAround(anApi().caller, { group: "nord" })).toMatchObject({ ok: false, status: 503 });
});

test("screens#distance-unit: distances are in the unit of the nearest restaurant's country, whatever the request's unit is.", async () => {
  const at = (country: string, distance: number) => ({ id: 1, country, distance });
  const search = async (...results: object[]) => {
    const found = await searchAround(anApi({ results, place: results.length > 0 ? IQALUIT : null }).caller, {
      group: "nord",
      unit: "mi",
    });
    return found.ok ? [found.answer.unit, ...found.answer.results.map(({ distance }) => distance)] : [];
  };
  expect(await search(at("ca", 10), at("us", 20))).toEqual(["km", 16.1, 32.2]);
  expect(await search(at("us", 10), at("ca", 20))).toEqual(["mi", 10, 20]);
  expect(await search()).toEqual(["km"]);
});

test("screens#location-search: the default radius is 15 km or 10 mi, and only a radius of the list is accepted.", () => {
  expect([usualReach("km"), usualReach("mi")]).toEqual([
    { radius: 15, unit: "km" },
    { radius: 10, unit: "mi" },
  ]);
  expect(reachesIn("km")).toContainEqual(readReach("500km"));
  expect([readReach("10mi")?.radius, readReach("11mi"), readReach(null)]).toEqual([10, null, null]);
});
