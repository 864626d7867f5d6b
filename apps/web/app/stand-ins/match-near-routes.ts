import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";

type Place = { readonly pathname: string };

/**
 * Finds the routes of an address as the router does, but has it look only at those that can be meant. The router makes patterns of all
 * routes first, twice at the start of every page: with forty of them that was half of what a slow phone could not react for.
 */
export class V6RegExMatcher {
  #routes: readonly RouteObject[] = [];

  update(routes: readonly RouteObject[]): void {
    this.#routes = routes;
  }

  match(place: string | Place): RouteMatch[] | null {
    const [pathname = ""] = typeof place === "string" ? place.split(/[?#]/, 1) : [place.pathname];
    const own = new Map<RouteObject, RouteObject>();
    const near = nearRoutes(this.#routes, pathname.split("/").filter(Boolean), own);
    return matchRoutes(near, place)?.map((match) => ({ ...match, route: own.get(match.route) ?? match.route })) ?? null;
  }
}

/** The routes that names of a path can lead to, without their other children; `own` says of which route each is made. */
function nearRoutes(routes: readonly RouteObject[], names: readonly string[], own: Map<RouteObject, RouteObject>) {
  return routes.flatMap((route): RouteObject[] => {
    const rest = namesAfter(route.path ?? "", names);
    if (rest === null || (route.children === undefined && rest.length > 0)) return [];
    if (route.children === undefined) return [route];
    const near = { ...route, children: nearRoutes(route.children, rest, own) } as RouteObject;
    own.set(near, route);
    return [near];
  });
}

/** What follows of the names where they begin as the path does; null where they do not. */
function namesAfter(path: string, names: readonly string[]): readonly string[] | null {
  const parts = path.split("/").filter(Boolean);
  if (parts.at(-1) === "*") return [];
  const begins = parts.every((part, index) => {
    const name = names[index];
    return name !== undefined && (part.startsWith(":") || part === readName(name));
  });
  return begins ? names.slice(parts.length) : null;
}

/** A name as routes write theirs: they tell apart neither cases nor how a letter is written in an address. */
function readName(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}
