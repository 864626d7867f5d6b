// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { NetworkNotices } from "./network-notices.tsx";
import { sayAge } from "./say-age.ts";

const MENU = { slug: "grill", page: "/grill?tableNum=12", locale: "en-CA", revision: 1 } as const;
const OF_MENU = m.network_menu_from_before({ age: sayAge(0) });
const OF_PAGE = m.network_page_from_before();

const Stub = createRoutesStub([{ path: "*", Component: Notices }]);

function Notices() {
  return <NetworkNotices menu={MENU} />;
}

/** Returns the notice at a URL of the restaurant while offline. */
async function saidAt(address: string): Promise<string> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<Stub initialEntries={[address]} />));
  return page.textContent;
}

test.each([
  ["/grill", OF_MENU],
  ["/grill/cart", OF_MENU],
  ["/grill/checkout", OF_PAGE],
  ["/grill/orders/0b2f6c1e", OF_PAGE],
])(
  "screens#no-network: On %s the notice says that the menu, or else the page, is an older version.",
  async (address, words) => {
    expect(await saidAt(address)).toBe(m.network_none() + words);
  },
);
