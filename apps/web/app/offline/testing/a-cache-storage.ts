import { vi } from "vitest";

const pathOf = (request: RequestInfo | URL) =>
  typeof request === "string" ? request : new URL(request instanceof Request ? request.url : request).pathname;

/** Replaces `caches` with an in-memory version until the test ends. */
export function openCacheStorage(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => {
    const put = async (request: RequestInfo, answer: Response) => void entries.set(pathOf(request), answer);
    return {
      put,
      add: async (request: RequestInfo) => put(request, await fetch(request)),
      match: async (request: RequestInfo) => entries.get(pathOf(request))?.clone(),
      delete: async (request: RequestInfo) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(`http://localhost${path}`)),
    };
  };
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return cacheOf(entries);
  };
  vi.stubGlobal("caches", {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: RequestInfo) =>
      [...all.values()]
        .find((entries) => entries.has(pathOf(request)))
        ?.get(pathOf(request))
        ?.clone(),
  });
  return all;
}
