// @vitest-environment happy-dom
import type { YourTableData } from "@comptoir/contract";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { aFakeApi, aGrill } from "../../testing/fake-api.ts";
import { useLiveTable } from "../restaurant-table/use-live-table.ts";

const yours = (version: number | null) =>
  ({
    you: "ana",
    state: "done",
    host: "Ana",
    table: version === null ? null : { version },
  }) as unknown as YourTableData;

class StubEvents extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: StubEvents[] = [];
  readyState = StubEvents.OPEN;
  constructor() {
    super();
    StubEvents.opened.push(this);
  }
  tell(version: number) {
    this.dispatchEvent(new MessageEvent("table", { data: JSON.stringify(yours(version)) }));
  }
  /** The server ends or refuses the stream. */
  refuse() {
    this.readyState = StubEvents.CLOSED;
    this.dispatchEvent(new Event("error"));
  }
  close() {}
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("EventSource", StubEvents);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  StubEvents.opened = [];
});

const Nothing = () => null;

function Shown() {
  const shown = useLiveTable(yours(1), "1");
  return <p>version {shown.table?.version}</p>;
}

/** Opens the page of a seated visitor, at version 1. `loads`: how often the page was loaded. */
async function aTable() {
  const api = aFakeApi(aGrill());
  vi.stubGlobal("fetch", api.fetch);
  const page = document.createElement("div");
  const root = createRoot(page);
  const loads = vi.fn(() => yours(1));
  const router = createMemoryRouter([{ path: "/", Component: Shown, loader: loads, HydrateFallback: Nothing }]);
  await act(async () => root.render(<RouterProvider router={router} />));
  onTestFinished(() => act(async () => root.unmount()));
  await vi.waitFor(() => expect(page.textContent).toBe("version 1"));
  loads.mockClear();
  const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return { api, page, loads, later, stream: () => StubEvents.opened.at(-1) as StubEvents };
}

test("table#live: While the server is busy, a phone shows what it has; it follows the table again once it is answered.", async () => {
  const { api, page, loads, later, stream } = await aTable();
  await act(async () => stream().tell(2));
  expect(page.textContent).toBe("version 2");
  api.answer("GET /table", () => new Response("{}", { status: 503 }));
  await act(async () => stream().refuse());
  await later(6_000);
  expect([page.textContent, StubEvents.opened.length, loads.mock.calls.length]).toEqual(["version 2", 1, 0]);
  api.answer("GET /table", () => Response.json(yours(3)));
  await later(6_000);
  expect([page.textContent, StubEvents.opened.length]).toEqual(["version 3", 2]);
  await act(async () => stream().tell(4));
  expect([page.textContent, loads.mock.calls.length]).toEqual(["version 4", 0]);
});

test("table#live: A phone that slept asks for its table at once; one whose visitor has left is loaded anew.", async () => {
  const { api, page, loads, later, stream } = await aTable();
  api.answer("GET /table", () => Response.json(yours(5)));
  stream().readyState = 0;
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await later(0);
  expect([page.textContent, loads.mock.calls.length]).toEqual(["version 5", 0]);
  api.answer("GET /table", () => Response.json(yours(null)));
  await act(async () => stream().refuse());
  await later(6_000);
  expect(loads).toHaveBeenCalled();
});
