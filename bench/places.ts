import { boundingBox, projectToMap } from "@comptoir/ordering";
import pg from "pg";
import type { Bench } from "./bench.ts";
import { type Aim, type Findings, formatNumber } from "./findings.ts";
import type { Answers, Load } from "./load/load.ts";
import { type Measured, type Turn, takeTurns } from "./take-turns.ts";

const RESTAURANTS = 10_000;
const GROUP = "chain-of-the-bench";
const SEARCH_AIM_MS = 5;
/** The maximums of a sitemap file that search engines accept. */
const SITEMAP_MAX = { addresses: 50_000, megabytes: 50 } as const;
/** The centre of the searches, in a grid with a restaurant every two kilometres. */
const CENTRE = { latitude: 44, longitude: -79 };
const RADIUS = { radius: 10, unit: "mi" } as const;

/** Measures with ten thousand restaurants: a search around a location, a bare query as its limit, and the sitemap. */
export async function measurePlaces(bench: Bench): Promise<Findings> {
  const db = new pg.Client({ connectionString: bench.comptoir.databaseUrl });
  await db.connect();
  try {
    await addRestaurants(db);
    const { limit, search, sitemap } = await measureTurns(bench, db);
    const parts = await readSitemap(bench.comptoir.address);
    const mostAddresses = Math.max(...parts.map(({ addresses }) => addresses));
    const largest = Math.max(...parts.map(({ bytes }) => bytes)) / 1_000_000;
    return {
      title: `${formatNumber(RESTAURANTS)} restaurants`,
      rows: [
        { what: "bare query: the nearest hundred of a place", ...limit },
        { what: "geolocation-search, 10 mi", ...search },
        { what: "a part of the sitemap", ...sitemap },
      ],
      figures: [["parts of the sitemap", String(parts.length)]],
      aims: [
        searchAim(search),
        {
          aim: `sitemap: at most ${SITEMAP_MAX.addresses} addresses and ${SITEMAP_MAX.megabytes} MB in a part`,
          found: `${mostAddresses} and ${formatNumber(largest)} MB`,
          met: mostAddresses <= SITEMAP_MAX.addresses && largest <= SITEMAP_MAX.megabytes,
        },
      ],
    };
  } finally {
    await db.query(`delete from restaurants where settings->>'group' = $1`, [GROUP]);
    await db.end();
  }
}

async function addRestaurants(db: pg.Client): Promise<void> {
  await db.query(
    `insert into restaurants (restaurant_id, slug, settings, order_types, imported_at)
       select 'bench-' || n, 'bench-' || n, settings || jsonb_build_object('id', 'bench-' || n, 'name', 'Bench ' || n, 'slug', 'bench-' || n,
         'group', $1::text, 'latitude', 43 + (n % 100) * 0.02, 'longitude', -80 + n / 100 * 0.02), order_types, now()
       from restaurants, generate_series(0, ${RESTAURANTS - 1}) n where slug = 'braise'`,
    [GROUP],
  );
  await db.query("analyze restaurants");
}

async function measureTurns({ comptoir, generator, rounds, stretchSeconds }: Bench, db: pg.Client) {
  const until = { seconds: stretchSeconds };
  const load = (more: Omit<Load, "connections" | "until">): Turn => ({
    stretch: () => generator.ask<Answers>({ ...more, connections: 1, until } satisfies Load),
    cpuUsed: comptoir.cpuUsed,
  });
  const [limit, search, sitemap] = await takeTurns(
    [
      { stretch: () => queryUntil(db, performance.now() + stretchSeconds * 1000), cpuUsed: comptoir.cpuUsed },
      load({
        url: `${comptoir.address}/api/restaurants/geolocation-search`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ group: GROUP, lat: CENTRE.latitude, lng: CENTRE.longitude, ...RADIUS }),
      }),
      load({ url: `${comptoir.address}/sitemap.xml?from=bench-0`, method: "GET", headers: {} }),
    ],
    rounds,
  );
  if (!limit || !search || !sitemap) throw new Error("A measurement is missing.");
  return { limit, search, sitemap };
}

/** The limit: queries the ids of the restaurants in the square around the centre, nearest first. */
async function queryUntil(db: pg.Client, end: number): Promise<Answers> {
  const { west, east, south, north } = boundingBox(CENTRE, RADIUS.radius, RADIUS.unit);
  const [lowest, highest] = [
    projectToMap({ latitude: south, longitude: west }),
    projectToMap({ latitude: north, longitude: east }),
  ];
  const middle = projectToMap(CENTRE);
  const text = `select restaurant_id from restaurants where place <@ box(point($1, $2), point($3, $4))
                order by place <-> point($5, $6) limit 100`;
  const values = [lowest.x, lowest.y, highest.x, highest.y, middle.x, middle.y];
  const milliseconds: number[] = [];
  const started = performance.now();
  while (performance.now() < end) {
    const begun = performance.now();
    await db.query({ name: "bare search", text, values });
    milliseconds.push(performance.now() - begun);
  }
  const seconds = (performance.now() - started) / 1000;
  const statuses = { answered: milliseconds.length };
  return { milliseconds: Float64Array.from(milliseconds), seconds, statuses, failures: 0 };
}

function searchAim({ cpuPerCall }: Measured): Aim {
  const aim = `search by place: under ${SEARCH_AIM_MS} ms of CPU, server and PostgreSQL`;
  if (cpuPerCall === null) return { aim, found: "not told by this system", met: null };
  const used = cpuPerCall.server + cpuPerCall.postgres;
  return { aim, found: `${formatNumber(used)} ms`, met: used < SEARCH_AIM_MS };
}

/** Fetches the sitemap; returns each part's number of URLs and uncompressed bytes. */
async function readSitemap(address: string) {
  const read = async (url: string) => (await fetch(url)).text();
  const parts = (await read(`${address}/sitemap.xml`)).matchAll(/<loc>([^<]*)<\/loc>/g);
  const found: { readonly addresses: number; readonly bytes: number }[] = [];
  for (const [, url = ""] of parts) {
    const part = await read(url);
    found.push({ addresses: part.split("<url>").length - 1, bytes: Buffer.byteLength(part) });
  }
  return found;
}
