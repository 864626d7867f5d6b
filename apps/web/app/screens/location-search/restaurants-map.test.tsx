// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RestaurantsMap } from "./restaurants-map.tsx";
import type { Searched } from "./search-around.ts";

const GRILL = { id: 7, name: "Grill", slug: "grill", lat: 43.65, lng: -79.38 };
const CAFE = { id: 8, name: "Café", slug: "cafe", lat: 45.42, lng: -75.7 };
const NOWHERE = { id: 9, name: "Truck", slug: "truck", lat: null, lng: null };
const found = { results: [GRILL, NOWHERE, CAFE], nearest: [], place: null } as unknown as Searched;

/** A pin of the fake Maps library. */
type Pin = { readonly title: string; readonly label: { readonly text: string }; map: unknown; press: () => void };

/** A fake of the part of Google's library that is used. It records its pins. */
function aLibrary() {
  const pins: Pin[] = [];
  class Marker {
    readonly pin: Pin;
    constructor(options: Omit<Pin, "press">) {
      this.pin = { ...options, press: () => undefined };
      pins.push(this.pin);
    }
    addListener(_: "click", press: () => void) {
      this.pin.press = press;
    }
    setMap(map: unknown) {
      this.pin.map = map;
    }
  }
  class GoogleMap {
    constructor(element: HTMLElement) {
      element.textContent = "Google's map";
    }
    fitBounds() {}
    setCenter() {}
    setZoom() {}
  }
  class LatLngBounds {
    extend() {}
  }
  return { pins, maps: { Map: GoogleMap, Marker, LatLngBounds } };
}

/** The scripts that the page appended. The test loads none of them. */
let scripts: HTMLScriptElement[];

/** Reports every observed element as visible, as the browser does after scrolling to it. */
let comeIntoView: () => void;

beforeEach(() => {
  vi.resetModules();
  scripts = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const seen: Array<() => void> = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly hear: (entries: Array<{ isIntersecting: boolean }>) => void;
      constructor(hear: (entries: Array<{ isIntersecting: boolean }>) => void) {
        this.hear = hear;
      }
      observe() {
        seen.push(() => this.hear([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  comeIntoView = () => {
    for (const come of seen) come();
  };
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** The map's place beside the list; null once it is removed. */
const mapPlace = () => document.querySelector("[data-map]");

/** Opens the map beside its list. Captures the scripts that the page appends. */
async function openMap(mapsKey: string, shown: Searched = found) {
  vi.spyOn(document.head, "append").mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
  const { RestaurantsMap: Fresh } = (await import("./restaurants-map.tsx")) as {
    RestaurantsMap: typeof RestaurantsMap;
  };
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = (now: Searched, visit = "first") =>
    act(() =>
      root.render(
        <>
          <ol>
            {now.results.map(({ id, name }) => (
              <li key={id} data-found={id}>
                <a href="/">{name}</a>
              </li>
            ))}
          </ol>
          <Fresh key={visit} {...now} mapsKey={mapsKey} />
        </>,
      ),
    );
  await draw(shown);
  return draw;
}

test("With a key, Google's script loads once the map scrolls into view, and the pins have the numbers of the list.", async () => {
  const { pins, maps } = aLibrary();
  const draw = await openMap("a key");
  expect(mapPlace()?.textContent).toBe("");
  expect(scripts).toEqual([]);
  await act(comeIntoView);
  const [script] = scripts;
  const asked = new URL(script?.src ?? "");
  expect(asked.origin).toBe("https://maps.googleapis.com");
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({ key: "a key", language: "en-CA" });
  expect(mapPlace()?.textContent).toBe("");

  vi.stubGlobal("google", { maps });
  await act(async () => (globalThis as unknown as { comptoirMapIsThere: () => void }).comptoirMapIsThere());
  expect(mapPlace()?.textContent).toBe("Google's map");
  expect(pins.map(({ title, label }) => [label.text, title])).toEqual([
    ["1", "Grill"],
    ["3", "Café"],
  ]);
  pins[1]?.press();
  expect(document.activeElement?.textContent).toBe("Café");

  await draw({ ...found, results: found.results.slice(0, 1) });
  expect(pins.filter(({ map }) => map !== null).map(({ title }) => title)).toEqual(["Grill"]);
});

test("If Google's script cannot be loaded, the map is removed.", async () => {
  await openMap("a key");
  await act(comeIntoView);
  await act(async () => scripts[0]?.onerror?.(new Event("error")));
  expect(mapPlace()).toBeNull();
});

test("If Google rejects the key, the map is removed, and a later visit to the page has none.", async () => {
  const { maps } = aLibrary();
  const draw = await openMap("a key");
  await act(comeIntoView);
  vi.stubGlobal("google", { maps });
  const page = globalThis as unknown as { comptoirMapIsThere: () => void; gm_authFailure: () => void };
  await act(async () => page.comptoirMapIsThere());
  expect(mapPlace()?.textContent).toBe("Google's map");
  await act(async () => page.gm_authFailure());
  expect(mapPlace()).toBeNull();
  await draw(found, "again");
  await act(comeIntoView);
  expect(mapPlace()).toBeNull();
});
