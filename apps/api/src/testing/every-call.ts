import { contract, getMenuData } from "@comptoir/contract";

export type CallUnderTest = {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** Whether the body is a file, beyond the size of other bodies, for callers who may send one. */
  readonly takesFile: boolean;
};

const PARAMETERS: Readonly<Record<string, string>> = {
  id: "0198c0de-0000-7000-8000-000000000000",
  key: "0198c0de-0000-7000-8000-000000000001",
  slug: "nobody",
};

/** Every call of the contract, with made-up path parameters. */
export const EVERY_CALL: readonly CallUnderTest[] = [
  ...Object.values(contract).flatMap((room) =>
    Object.entries(room).map(([name, route]) => ({
      name,
      method: route.method,
      path: `/api${fill(route.path)}`,
      takesFile: takesFile(route),
    })),
  ),
  { name: "getMenuData", method: getMenuData.method, path: fill(getMenuData.path), takesFile: false },
];

export const CALLS_WITH_BODY: readonly CallUnderTest[] = EVERY_CALL.filter(({ method }) => method !== "get");

function takesFile(route: { readonly request?: { readonly body?: { readonly content: object } } }): boolean {
  return Object.keys(route.request?.body?.content ?? {}).some((type) => type !== "application/json");
}

function fill(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETERS[name] ?? "1");
}
