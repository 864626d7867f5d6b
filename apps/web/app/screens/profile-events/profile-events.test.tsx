// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, useRouteError } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { refusal } from "../../testing/fake-api.ts";
import { ErrorScreen } from "../error/error-screen.tsx";
import { ask, type ProfileRoute } from "../profile/testing/ask-profile.ts";
import ProfileEvents, { loader } from "./route.tsx";

const PLACE = "/profile/events";
const restaurant = { id: 9, slug: "the-stadium", name: "The Stadium", zone: "America/Toronto" };
const final = { id: "final", name: "The final", starts_at: "2026-12-05T23:00:00Z", restaurant };
const suite = (id: string, state: string, owned = true) => ({
  ...{ id, name: `Suite ${id}`, state, owned },
  pre_ordering: true,
  event_day: false,
});

/** Renders the user's events from the call's answer, or the error page. */
async function eventsPage(answer: () => Response, place: string = PLACE) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const load = async () => {
    const answers = { "/api/catering/suite-owners/get-upcoming-events": answer };
    const { outcome } = await ask(loader as ProfileRoute, { place, answers });
    if (outcome.type === "DataWithResponseInit") throw outcome;
    return outcome;
  };
  const Stub = createRoutesStub([
    {
      path: PLACE,
      loader: load,
      Component: ProfileEvents as never,
      ErrorBoundary: Failed,
      HydrateFallback: Nothing,
    },
  ]);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<Stub initialEntries={[PLACE]} />));
  await vi.waitFor(() => expect(page.querySelector("h1")).not.toBeNull(), { timeout: 30_000 });
  return page;
}

test("User messages: could not fetch events. The page says that it is unavailable, and offers to retry.", async () => {
  const page = await eventsPage(() => refusal(503, "unavailable"));
  expect(page.querySelector("h1")?.textContent).toBe(m.error_page_unavailable_heading());
  expect(page.textContent).toContain(m.error_page_unavailable_text());
  expect(page.querySelector(`a[href="${PLACE}"]`)?.textContent).toBe(m.site_try_again());
});

test("suites#suite-states: a suite shows a placed pre-order or an open tab, and no state without a pre-order.", async () => {
  const suites = [suite("a", "placed"), suite("b", "tab-open"), suite("c", "no-pre-order")];
  const page = await eventsPage(() => Response.json({ events: [{ ...final, suites }], past: [], pastCursor: null }));
  const said = (name: string) =>
    [...page.querySelectorAll("li div")].find((part) => part.querySelector(":scope > p")?.textContent === name)
      ?.textContent;
  expect(said("Suite a")).toContain(m.suite_state_placed());
  expect(said("Suite b")).toContain(m.suite_state_tab_open());
  expect(said("Suite c")).toContain(m.suite_pre_ordering());
  expect(page.textContent).not.toContain(m.suite_state_none());
  expect(page.querySelector("details")).toBeNull();
});

test("suites#past-events: past events are folded, and each of their suites links to its record.", async () => {
  const past = [{ ...final, suites: [{ id: "s-1", name: "Suite 1" }] }];
  const page = await eventsPage(() => Response.json({ events: [], past, pastCursor: null }));
  const folded = page.querySelector("details");
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector("summary")?.textContent).toBe(m.profile_past_events());
  const record = folded?.querySelector("a");
  expect(record?.getAttribute("href")).toBe("/the-stadium/events/final/s-1/record");
  expect(record?.getAttribute("aria-label")).toBe(m.suite_record_named({ suite: "Suite 1", event: "The final" }));
});

test("suites#past-events: a link leads to older past events, which are shown unfolded.", async () => {
  const past = [{ ...final, suites: [{ id: "s-1", name: "Suite 1" }] }];
  const ways = (page: HTMLElement) =>
    [...page.querySelectorAll("details p a")].map((way) => [way.textContent, way.getAttribute("href")]);
  const first = await eventsPage(() => Response.json({ events: [], past, pastCursor: "next" }));
  expect(ways(first)).toEqual([[m.profile_past_events_older(), `${PLACE}?past=next`]]);
  const second = await eventsPage(() => Response.json({ events: [], past, pastCursor: null }), `${PLACE}?past=next`);
  expect(second.querySelector("details")?.open).toBe(true);
  expect(ways(second).map(([words]) => words)).toEqual([m.profile_past_events_latest()]);
});

function Failed() {
  return <ErrorScreen error={useRouteError()} />;
}

function Nothing() {
  return null;
}
