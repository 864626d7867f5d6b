import type { MenuDocument, UserData } from "@comptoir/contract";
import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { type ActionFunctionArgs, createRoutesStub, type LoaderFunctionArgs, Outlet } from "react-router";
import { onTestFinished, vi } from "vitest";
import { SaidAllergiesProvider } from "../allergies/said-allergies.tsx";
import { CartProvider } from "../cart/cart-provider.tsx";
import { createLoadContext, localeContext, whoContext } from "../load-context.ts";
import { loadRestaurant } from "../screens/restaurant/load-restaurant.ts";
import { personContext } from "../session/person-context.ts";
import { type SuiteVisit, suiteContext } from "../suites/suite-visit.ts";
import { menuDocumentContext } from "../venue/menu-document.ts";
import type { FakeApi } from "./fake-api.ts";

/** A restaurant's screen as in its route module, without what the framework's build adds. */
export type StubScreen = {
  readonly path: string;
  readonly loader: (args: LoaderFunctionArgs) => unknown;
  readonly action?: (args: ActionFunctionArgs) => unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each screen has its own loader's data.
  readonly Component: ComponentType<any>;
  readonly fetches?: Readonly<Record<string, (args: LoaderFunctionArgs) => unknown>>;
};

/**
 * Renders a restaurant's screen in a simulated DOM, with its real loader and components over a fake API.
 * Signs `user` in and opens `suite`, if given. The page is unmounted after the test.
 */
export async function openScreen(
  address: string,
  screen: StubScreen,
  document: MenuDocument,
  api: FakeApi,
  user: UserData | null = null,
  suite: SuiteVisit | null = null,
) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", api.fetch);
  const context = createLoadContext({ api: api.fetch, cspNonce: "" });
  context.set(menuDocumentContext, document);
  context.set(localeContext, "en-CA");
  context.set(suiteContext, { suite, problem: null });
  if (user) {
    context.set(personContext, { user, half: { userId: user.id, token: user.token } });
    context.set(whoContext, { kind: "user", userId: user.id });
  }
  const Stub = createRoutesStub(
    [
      {
        id: "restaurant",
        path: "/:restaurant_slug",
        loader: ({ request }) => loadRestaurant(request, context),
        Component: RestaurantStub,
        HydrateFallback: Nothing,
        children: [
          {
            id: "screen",
            path: screen.path,
            loader: screen.loader,
            action: screen.action,
            Component: screen.Component,
          },
          ...Object.entries(screen.fetches ?? {}).map(([path, loader]) => ({ path, loader })),
          { id: "other", path: "*", Component: AnotherScreen },
        ],
      },
    ],
    context,
  );
  const page = window.document.body.appendChild(window.document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<Stub initialEntries={[address]} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  return page;
}

function RestaurantStub({ loaderData }: { readonly loaderData: Awaited<ReturnType<typeof loadRestaurant>> }) {
  return (
    <CartProvider seed={loaderData.cart}>
      <SaidAllergiesProvider>
        <Outlet />
      </SaidAllergiesProvider>
    </CartProvider>
  );
}

function Nothing() {
  return null;
}

function AnotherScreen() {
  return <p>Another screen</p>;
}
