// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { aUser } from "../testing/a-user.ts";
import { SheetDialog } from "../ui/sheet-dialog.tsx";
import { ActingInSheets } from "./acting-in-sheets.tsx";

const ACTING = { eventSuiteId: "s-1", suite: "Suite 1", eventId: "final", event: "The final", restaurantSlug: "grill" };

async function sheetOf(person: object) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const routes = [{ id: "root", path: "/", loader: () => ({ person }), Component: Screen, HydrateFallback: Nothing }];
  const Stub = createRoutesStub(routes);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<Stub initialEntries={["/"]} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  await vi.waitFor(() => expect(page.querySelector("dialog")).not.toBeNull(), { timeout: 30_000 });
  return page.querySelector("dialog")?.textContent ?? "";
}

test("people#acting-as: a sheet, which covers the banner, names the owner for whom an operator acts, and shows nothing to others.", async () => {
  const owner = aUser({ firstName: "Grace", lastName: "Okafor", acting: ACTING });
  expect(await sheetOf(owner)).toContain(`${m.suite_acting_for({ owner: "Grace Okafor" })} Suite 1 · The final`);
  expect(await sheetOf(aUser())).not.toContain("Suite 1");
});

function Screen() {
  return (
    <ActingInSheets>
      <SheetDialog open={true} onClose={() => undefined} title="Poutine">
        Fries
      </SheetDialog>
    </ActingInSheets>
  );
}

function Nothing() {
  return null;
}
