import { type BodyOf, type Caller, call } from "./call.ts";
import type { contract } from "./index.ts";

type Room = (typeof contract)[keyof typeof contract];
/** The route of a call by its name. Imports only types, so that no schema reaches the browser. */
export type Route<Name extends string> = Extract<Room, { readonly [Each in Name]: unknown }>[Name];
type RouteName = Room extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never;
type Path<Name extends string> = Route<Name> extends { readonly path: infer Written } ? Written : never;

/** The paths of POST calls by their names, each as the contract has it. */
export type PostPaths = { readonly [Name in RouteName]?: Path<Name> };

type Posts<Paths> = {
  readonly [Name in keyof Paths & string]: (
    caller: Caller,
    body: BodyOf<Route<Name>>,
  ) => ReturnType<typeof call<Route<Name>>>;
};

/** Returns a method for each POST call whose path has no parameter. */
export function postCalls<const Paths extends PostPaths>(paths: Paths): Posts<Paths> {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name,
      (caller: Caller, body: object) => call(caller, "POST", String(path), body),
    ]),
  ) as unknown as Posts<Paths>;
}

/** Encodes an id as a segment of a path. */
export const segment = (id: string | number) => encodeURIComponent(String(id));
