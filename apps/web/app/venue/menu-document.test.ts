import { describe, expect, test } from "vitest";
import { loadMenuDocument } from "./menu-document.ts";

const grill = { revision: 3, restaurant: { id: 1, name: "Grill", slug: "grill" }, menus: [] };
const asked = (slug: string) => ({ origin: "http://comptoir.example", slug, headers: { cookie: "a=1" } });

/** Returns a fake API with one answer, and the requests that it received. */
function anApi(answer: (request: Request) => Response) {
  const requests: Request[] = [];
  const api = async (request: Request) => {
    requests.push(request);
    return answer(request);
  };
  return { api, requests };
}

describe("a restaurant's menu document", () => {
  test("It is loaded with the visitor's headers.", async () => {
    const { api, requests } = anApi(() => Response.json(grill));
    expect(await loadMenuDocument(api, asked("grill"))).toEqual(grill);
    expect(requests[0]?.url).toBe("http://comptoir.example/menu/grill/data.json");
    expect(requests[0]?.headers.get("cookie")).toBe("a=1");
  });

  test("A known version is not downloaded again.", async () => {
    const { api, requests } = anApi((request) =>
      request.headers.get("if-none-match") === '"3"'
        ? new Response(null, { status: 304 })
        : Response.json(grill, { headers: { etag: '"3"' } }),
    );
    const first = await loadMenuDocument(api, asked("kept"));
    expect(await loadMenuDocument(api, asked("kept"))).toBe(first);
    expect(requests).toHaveLength(2);
  });

  test("An unknown restaurant answers 404, and an API that cannot answer 503.", async () => {
    const failing = (status: number) => loadMenuDocument(anApi(() => new Response(null, { status })).api, asked("x"));
    await expect(failing(404)).rejects.toMatchObject({ init: { status: 404 }, data: { unknown: "restaurant" } });
    await expect(failing(500)).rejects.toMatchObject({ init: { status: 503 } });
  });
});
