import { act, type ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { onTestFinished } from "vitest";
import { createLoadContext } from "../load-context.ts";
import { dinerAt } from "./diner-at-page.ts";

type RouteArgs = {
  readonly request: Request;
  readonly context: unknown;
  readonly params?: Readonly<Record<string, string | undefined>>;
};

/**
 * Returns the arguments of a staff route's loader or action, as a signed-in browser would cause them. The
 * simulated browser of the tests refuses to set cookies on a request.
 */
export function asSignedInStaff({ request, context, params = {} }: RouteArgs, form?: FormData): never {
  const cookies = (name: string) => (name === "cookie" ? "staff=staff_half" : null);
  const { url, method, signal } = request;
  const signedIn = { url, method, signal, headers: { get: cookies }, formData: async () => form };
  return { request: signedIn, context, url: new URL(url), params } as never;
}

type StaffPage = {
  readonly path: string;
  readonly loader: (args: never) => unknown;
  readonly action?: (args: never) => unknown;
  readonly Component: ComponentType<never>;
};

/** Renders a page of the staff at a URL on an API, for a signed-in browser. `/staff` reads "the first page". */
export async function showStaffPage(
  { path, loader, action, Component }: StaffPage,
  { place = path, api }: { readonly place?: string; readonly api: (request: Request) => Promise<Response> },
) {
  const routes = [
    {
      path,
      loader: (args: RouteArgs) => loader(asSignedInStaff(args)),
      action: async (args: RouteArgs) => action?.(asSignedInStaff(args, await args.request.formData())),
      Component: Component as ComponentType,
      HydrateFallback: Nothing,
    },
    { path: "/staff", Component: FirstPage },
  ];
  const Stub = createRoutesStub(routes as never, createLoadContext({ api, cspNonce: "" }));
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<Stub initialEntries={[place]} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return { diner: dinerAt(page), page };
}

function Nothing() {
  return null;
}

function FirstPage() {
  return <p>the first page</p>;
}
