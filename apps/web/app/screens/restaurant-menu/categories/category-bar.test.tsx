// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { CategoryBar } from "./category-bar.tsx";
import type { CategoryGroup } from "./category-entries.ts";

afterEach(() => vi.restoreAllMocks());

const GROUPS = [
  { menu: { anchor: "den", name: "Dumpling Den" }, sections: [{ anchor: "signature", name: "Signature" }] },
] as unknown as readonly CategoryGroup[];

const Bar = () => <CategoryBar groups={GROUPS} isMenuList={false} opensSheet={false} />;
const Stub = createRoutesStub([{ path: "/", Component: Bar }]);

test("The first section, which is current at first, does not push the name of its menu out of the bar.", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(180);
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollTo").mockReturnValue(undefined);
  const root = createRoot(document.body);
  await act(async () => root.render(<Stub initialEntries={["/"]} />));
  expect(scrolled).toHaveBeenLastCalledWith({ left: 0, behavior: "smooth" });
  act(() => root.unmount());
});
