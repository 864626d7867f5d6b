import { beforeAll, expect, test } from "vitest";
import { openTestApi } from "../../testing/test-api.ts";

const { api, pool } = await openTestApi();
const COUNT = 10_000;
/** The limits of one sitemap by its specification. */
const [ADDRESSES_MAX, BYTES_MAX] = [50_000, 50_000_000];

const read = async (url: string) => (await api.fetch(new Request(url))).text();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replaceAll("&#38;", "&"));

beforeAll(async () => {
  await pool.query(
    `insert into restaurants (restaurant_id, slug, settings, imported_at)
       select 'many-' || n, 'many-' || n, jsonb_build_object('id', 'many-' || n, 'name', 'Many', 'slug', 'many-' || n, 'group', 'Chaîne & fils ' || n % 3), now()
       from generate_series(1, ${COUNT}) n`,
  );
});

test("The sitemap of ten thousand restaurants is split into parts that a search engine takes, and lists every page once in each language.", async () => {
  const parts = locations(await read("https://order.example/sitemap.xml"));
  expect(parts.length).toBeLessThan(100);
  const listed = new Map<string, number>();
  for (const part of parts) {
    const xml = await read(part);
    const urls = locations(xml);
    expect(urls.length).toBeLessThanOrEqual(ADDRESSES_MAX);
    expect(Buffer.byteLength(xml)).toBeLessThan(BYTES_MAX);
    for (const url of urls) listed.set(url, (listed.get(url) ?? 0) + 1);
  }
  const pages = Array.from({ length: COUNT }, (_, index) => `https://order.example/many-${index + 1}`);
  const chains = [0, 1, 2].map(
    (at) => `https://order.example/${encodeURIComponent(`Chaîne & fils ${at}`)}/location-search`,
  );
  const all = [...pages, ...chains].flatMap((page) => [page, `${page}?locale=en-CA`, `${page}?locale=fr-CA`]);
  expect([...listed.keys()].sort()).toEqual(all.sort());
  expect(Math.max(...listed.values())).toBe(1);
});

test("A part from a slug that there is not begins with the next one, and past the last one is empty.", async () => {
  expect(locations(await read("https://order.example/sitemap.xml?from=many-9998x"))[2]).toBe(
    "https://order.example/many-9999",
  );
  expect(locations(await read("https://order.example/sitemap.xml?from=zzz"))).toEqual([]);
});

test("A part from a name that no database can hold is refused.", async () => {
  const { status } = await api.fetch(new Request("https://order.example/sitemap.xml?from=many%00"));
  expect(status).toBe(400);
});
