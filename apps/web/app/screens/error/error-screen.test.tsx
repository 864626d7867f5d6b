// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, data, useRouteError } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

function Nothing() {
  return null;
}

function Failed() {
  return <ErrorScreen error={useRouteError()} />;
}

/** Shows the error page of an address that has no screen; returns its words and the links below them. */
async function showNothingAt(place: string) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockReturnValue();
  const Stub = createRoutesStub([
    {
      path: "*",
      loader: () => {
        throw data(null, { status: 404 });
      },
      Component: Nothing,
      ErrorBoundary: Failed,
      HydrateFallback: Nothing,
    },
  ]);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<Stub initialEntries={[place]} />));
  await vi.waitFor(() => expect(page.textContent).toContain(m.page_not_found_heading()));
  return { words: page.textContent, links: [...page.querySelectorAll("main a")].map((a) => a.getAttribute("href")) };
}

test("screens#error-page: An address of the staff's pages that leads nowhere leads back to the staff's first page.", async () => {
  const staff = await showNothingAt("/staff/nowhere");
  expect(staff).toMatchObject({ words: expect.stringContaining(m.page_not_found_staff()), links: ["/staff"] });
  const guest = await showNothingAt("/staffing/nowhere");
  expect(guest).toMatchObject({ words: expect.stringContaining(m.page_not_found_text()), links: ["/"] });
});
