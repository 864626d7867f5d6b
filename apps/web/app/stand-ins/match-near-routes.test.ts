import fc from "fast-check";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test, vi } from "vitest";
import table from "../routes.ts";
import { V6RegExMatcher } from "./match-near-routes.ts";

type Entry = Awaited<typeof table>[number];

/** The site's own routes below its root, as a page gets them. */
const asRoute = ({ file, id = file, path, index, children }: Entry): RouteObject =>
  index
    ? { id, index: true, ...(path === undefined ? {} : { path }) }
    : { id, path, ...(children ? { children: children.map(asRoute) } : {}) };
const routes: RouteObject[] = [{ id: "root", path: "", children: (await table).map(asRoute) }];

const matcher = new V6RegExMatcher();
matcher.update(routes);

/** Names that routes have, those of others, and what addresses are written like. */
const namesOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path = "", children = [] }) => [...path.split("/"), ...namesOf(children)]);
const own = [...new Set(namesOf(routes))].filter((name) => /^[a-z]/.test(name));
const odd = [
  "braise",
  "42",
  "CART",
  "Items",
  "%63art",
  "caf%C3%A9",
  "a%2Fb",
  "%E0%A4%A",
  "",
  "*",
  ":x",
  "a.b",
  "items%2F1",
];
const someAddresses = fc
  .array(fc.oneof(fc.constantFrom(...own), fc.constantFrom(...odd)), { maxLength: 6 })
  .map((names) => `/${names.join("/")}`);

test("An address leads to the very routes that the router finds for it among all.", () => {
  // The router says of an address that it cannot be read.
  vi.spyOn(console, "warn").mockReturnValue();
  const isSame = (address: string) => {
    const found = matcher.match(address);
    expect(found).toEqual(matchRoutes(routes, address));
    for (const { route } of found ?? []) expect(idsOf(routes).get(route.id ?? "")).toBe(route);
  };
  for (const address of ["/", "/braise?tableNum=12", "/braise/items/7#top", "/braise/events/1/2/record.csv"])
    isSame(address);
  fc.assert(fc.property(someAddresses, isSame));
});

function idsOf(all: readonly RouteObject[]): Map<string, RouteObject> {
  return new Map(all.flatMap((route) => [[route.id ?? "", route] as const, ...idsOf(route.children ?? [])]));
}
