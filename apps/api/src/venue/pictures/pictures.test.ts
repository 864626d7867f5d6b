import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../entry/api.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { aStaffMember, type StaffMember } from "../../testing/staff.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { importVenueFile } from "../venue-files/import-venue-file.ts";
import { countBytes } from "./pictures.store.ts";
import { cropPicture, uploadPicture } from "./pictures.ts";
import { sweepPictures } from "./sweep-pictures.ts";

const test = await openTestApi();
const { api, call, clock, pool } = test;
const other = await createApi({ pool, clock: clock.now });
afterAll(() => other.stop());

const venueOf = (id: number, slug: string, image?: string) => ({
  restaurant: { id, name: slug, slug, payment_processor: "payOnPremise" },
  menus: [
    {
      id: 1,
      name: "Menu",
      sections: [
        { id: 2, name: "Food", items: [{ id: 3, name: "Poutine", price: "9.00", ...(image ? { image } : {}) }] },
      ],
    },
  ],
});

let ana: StaffMember;
let cook: StaffMember;
let zoe: StaffMember;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "pictures, venue_versions, venue_drafts, staff, staff_acts, rate_limits, restaurants");
  for (const [id, slug] of [
    [70, "snack"],
    [71, "elsewhere"],
  ] as const) {
    await importVenueFile(pool, venueOf(id, slug), { now: clock.now() });
  }
  ana = await aStaffMember(test, { name: "Ana", role: "manager", restaurantId: "70" });
  cook = await aStaffMember(test, { name: "Cook", role: "kitchen", restaurantId: "70" });
  zoe = await aStaffMember(test, { name: "Zoe", role: "manager", restaurantId: "71" });
});

/** A photograph whose left half is red and whose right half is blue. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00c" } }).composite([
    { input: { create: { width: Math.floor(width / 2), height, channels: 3, background: "#c00" } }, left: 0, top: 0 },
  ]);
const jpeg = (width = 1600, height = 1200) => photograph(width, height).jpeg().toBuffer();

async function upload(file: Uint8Array | string, who: Pick<StaffMember, "headers"> | null = ana, at = api) {
  const response = await at.fetch(
    new Request("http://comptoir.test/api/staff/pictures", {
      method: "POST",
      headers: { "content-type": "image/jpeg", ...who?.headers },
      body: file as Uint8Array<ArrayBuffer>,
    }),
  );
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}
const get = (path: string, headers: Record<string, string> = {}, at = api) =>
  at.fetch(new Request(`http://comptoir.test${path}`, { headers }));
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const cropOf = (hash: string, crop: object, who = ana) => call(`/api/staff/pictures/${hash}/crops`, crop, who.headers);
const WHOLE = { left: 0, top: 0, width: 1600, height: 1200 };

async function aPicture(crop: object = WHOLE): Promise<string> {
  const { body } = await upload(await jpeg());
  return (await cropOf(body.hash, crop)).body.path;
}

const edit = (image: string, who = ana) =>
  call("/api/staff/menu/edits", { edits: [{ thing: "item:3", field: "image", was: null, value: image }] }, who.headers);
async function publish(who = ana) {
  const { body } = await call("/api/staff/menu", undefined, who.headers);
  return call("/api/staff/menu/publish", { revision: body.revision }, who.headers);
}

describe("studio#uploaded-pictures: a picture that a manager uploads", () => {
  it("is turned upright, and loses its metadata, such as where it was taken", async () => {
    const file = await photograph(1600, 1200)
      .jpeg()
      .withExif({
        IFD0: { Orientation: "6", Make: "Secret Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 30/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(file).metadata()).orientation).toBe(6);
    const { status, body } = await upload(file);
    expect({ status, body }).toMatchObject({ status: 200, body: { width: 1200, height: 1600 } });
    const { path } = (await cropOf(body.hash, { left: 0, top: 0, width: 1200, height: 1600 })).body;
    const base = path.slice(0, -4);
    for (const each of [path, `${base}-640.avif`, `${base}-1200.webp`, body.preview]) {
      const answer = await get(each, { cookie: ana.cookie });
      expect([each, answer.status]).toEqual([each, 200]);
      const content = await bytesOf(answer);
      const { orientation, exif, xmp, iptc } = await sharp(content).metadata();
      expect([orientation, exif, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(Buffer.from(content).includes("Secret")).toBe(false);
      // The left half of the file is on top once it is upright.
      const { data } = await sharp(content).resize(4, 4, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
      expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true);
    }
  });

  it.each(["jpeg", "png", "webp", "avif"] as const)("may be %s, whatever its name says", async (format) => {
    const file = await photograph(300, 200)[format]().toBuffer();
    expect(await upload(file)).toMatchObject({ status: 200, body: { width: 300, height: 200 } });
  });

  it("is the same if it is sent again", async () => {
    const file = await jpeg();
    const [one, two] = [await upload(file), await upload(file)];
    expect(one.body).toEqual(two.body);
    expect((await pool.query("select from pictures")).rowCount).toBe(1);
  });

  it("is for managers", async () => {
    const file = await jpeg(200, 100);
    expect((await upload(file, cook)).status).toBe(403);
    expect((await upload(file, null)).status).toBe(401);
    expect((await cropOf("x", WHOLE, cook)).status).toBe(403);
    expect((await pool.query("select from pictures")).rowCount).toBe(0);
  });
});

describe("studio#picture-refused: a file that is no picture", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>`;
  it.each([
    ["an SVG", svg, /JPEG, PNG/],
    ["a PDF", "%PDF-1.7 %âãÏÓ", /JPEG, PNG/],
    ["nothing", "", /JPEG, PNG/],
    ["a GIF", "GIF89a\x01\x00\x01\x00", /JPEG, PNG/],
    ["an HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /HEIC/],
  ])("such as %s is refused in a sentence", async (_, file, sentence) => {
    const { status, body } = await upload(Buffer.from(file, "latin1"));
    expect({ status, code: body.code }).toEqual({ status: 422, code: "picture_refused" });
    expect(body.message).toMatch(sentence);
  });

  it("such as a broken one is refused", async () => {
    const whole = await jpeg();
    for (const file of [
      whole.subarray(0, whole.length / 2),
      Buffer.concat([whole.subarray(0, 30), Buffer.alloc(500)]),
    ]) {
      expect(await upload(file)).toMatchObject({ status: 422, body: { message: expect.stringMatching(/damaged/) } });
    }
  });

  it("such as a bomb of many pixels in few bytes is refused before it is decoded", async () => {
    const bomb = await sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    const before = performance.now();
    expect(await upload(bomb)).toMatchObject({ status: 422, body: { message: expect.stringMatching(/50 million/) } });
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it("such as one of more than 15 MB is refused", async () => {
    const { status, body } = await upload(new Uint8Array(15_000_001));
    expect({ status, message: body.message }).toEqual({ status: 413, message: expect.stringMatching(/15 MB/) });
  });
});

describe("studio#picture-crop: a crop", () => {
  it("shows its part, in AVIF and WebP of several widths, and as JPEG", async () => {
    const path = await aPicture({ left: 800, top: 0, width: 800, height: 600 });
    const base = path.slice(0, -4);
    for (const [file, type, width] of [
      [`${base}-320.avif`, "image/avif", 320],
      [`${base}-640.webp`, "image/webp", 640],
      [`${base}-1920.webp`, "image/webp", 800],
      [path, "image/jpeg", 800],
    ] as const) {
      const answer = await get(file, { cookie: ana.cookie });
      expect([file, answer.status, answer.headers.get("content-type")]).toEqual([file, 200, type]);
      const content = await bytesOf(answer);
      expect(await sharp(content).metadata()).toMatchObject({ width, height: (width * 3) / 4 });
      const { data } = await sharp(content).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
      expect((data[2] ?? 0) > 150 && (data[0] ?? 0) < 60).toBe(true);
    }
  });

  it("of a picture with transparent parts keeps them", async () => {
    const logo = await sharp({
      create: { width: 400, height: 400, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } },
    })
      .png()
      .toBuffer();
    const { body } = await upload(logo);
    const { path } = (await cropOf(body.hash, { left: 0, top: 0, width: 400, height: 400 })).body;
    expect(path).toMatch(/\.png$/);
    expect((await sharp(await bytesOf(await get(path, { cookie: ana.cookie }))).stats()).isOpaque).toBe(false);
  });

  it("lies within the picture, which is the restaurant's own", async () => {
    const { body } = await upload(await jpeg());
    expect((await cropOf(body.hash, { ...WHOLE, left: 1 })).status).toBe(400);
    expect((await cropOf(body.hash, WHOLE, zoe)).status).toBe(404);
    const theirs = await call(`/api/staff/pictures/${body.hash}`, undefined, zoe.headers);
    expect(theirs.status).toBe(404);
    const own = await call(`/api/staff/pictures/${body.hash}`, undefined, ana.headers);
    expect(own).toMatchObject({ status: 200, body });
  });

  it("that two servers draw at once is stored once", async () => {
    const { body } = await upload(await jpeg(400, 300));
    const crop = { left: 0, top: 0, width: 400, height: 300 };
    const [one, two] = await Promise.all([cropOf(body.hash, crop), cropOf(body.hash, crop)]);
    expect([one.status, two.status, one.body.path]).toEqual([200, 200, two.body.path]);
    expect((await pool.query("select from picture_renditions")).rowCount).toBe(5);
  });
});

describe("studio#picture-published: who can read a picture", () => {
  it("is the restaurant's staff while it is in a draft, and everybody once it is published", async () => {
    const path = await aPicture();
    expect((await edit(path)).status).toBe(200);
    const avif = `${path.slice(0, -4)}-640.avif`;
    expect((await get(avif)).status).toBe(404);
    expect((await get(avif, { cookie: zoe.cookie })).status).toBe(404);
    const draft = await get(avif, { cookie: ana.cookie });
    expect([draft.status, draft.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);

    expect((await publish()).status).toBe(200);
    // By another server too, which has never seen it.
    for (const at of [api, other]) {
      const { status, headers } = await get(avif, {}, at);
      expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const known = await get(avif, { "if-none-match": headers.get("etag") ?? "" }, at);
      expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0]);
    }
  });

  it("is nobody else for the parts that were cropped away", async () => {
    const { body } = await upload(await jpeg());
    const { path } = (await cropOf(body.hash, { left: 0, top: 0, width: 800, height: 600 })).body;
    await edit(path);
    await publish();
    expect((await get(path)).status).toBe(200);
    expect((await get(body.preview)).status).toBe(404);
    expect((await get(`/uploads/70/${body.hash}-0-0-1600-1200.jpg`)).status).toBe(404);
  });

  it("venue#absent-picture: another restaurant that names it publishes a doubt, and no picture", async () => {
    const path = await aPicture();
    await edit(path);
    expect((await edit(path, zoe)).status).toBe(200);
    const review = await call("/api/staff/menu/review", undefined, zoe.headers);
    expect(review.body.warnings).toEqual([
      { thing: "item:3", path: "image", name: "Poutine", message: expect.stringContaining("no such uploaded picture") },
    ]);
    expect((await publish(zoe)).status).toBe(200);
    expect((await get(path)).status).toBe(404);
  });

  it("is kept by a draft over a restart between the upload and the publication", async () => {
    const path = await aPicture();
    await edit(path);
    const started = await createApi({ pool, clock: clock.now });
    const { body } = await call("/api/staff/menu/review", undefined, ana.headers);
    expect(body.warnings).toEqual([]);
    await publish();
    expect((await get(path, {}, started)).status).toBe(200);
    await started.stop();
  });

  it.each([
    "/uploads/70/x.jpg",
    "/uploads/70/..%2f..%2fetc%2fpasswd",
    "/uploads/70/0123456789abcdef0123456789abcdef-0-0-1-1.jpg",
    "/uploads/70/0123456789abcdef0123456789abcdef.svg",
    "/uploads/",
  ])("is nobody for %s", async (path) => expect((await get(path, { cookie: ana.cookie })).status).toBe(404));
});

describe("studio#picture-limits: limits of a restaurant", () => {
  it("take 60 of a hundred uploads at once; the others are told when to try again", async () => {
    const file = await jpeg(64, 48);
    const answers = await Promise.all(Array.from({ length: 100 }, () => upload(file)));
    const ofStatus = (status: number) => answers.filter((answer) => answer.status === status);
    expect([ofStatus(200).length, ofStatus(429).length]).toEqual([60, 40]);
    const [refused] = ofStatus(429);
    expect(refused?.body.message).toMatch(/Try again in 60 minutes/);
    expect((await upload(await jpeg(64, 48), zoe)).status).toBe(200);
  });
});

describe("studio#picture-sweep: pictures that nothing names", () => {
  const sweep = () => sweepPictures({ database: pool, clock: clock.now });
  const count = async () => (await pool.query("select from picture_crops")).rowCount;
  const later = (days: number) => clock.set(new Date(clock.now().getTime() + days * 86_400_000).toISOString());

  it("are deleted after 30 days; those of the published version, of an earlier one, and of a draft stay", async () => {
    const [published, earlier, drafted, unused] = await Promise.all(
      [0, 4, 8, 12].map((left) => aPicture({ left, top: 0, width: 64, height: 48 })),
    );
    for (const path of [earlier, published]) {
      const { things } = (await call("/api/staff/menu", undefined, ana.headers)).body;
      const was = things.find(({ thing }: { thing: string }) => thing === "item:3").fields.image ?? null;
      const edits = [{ thing: "item:3", field: "image", was, value: path }];
      expect((await call("/api/staff/menu/edits", { edits }, ana.headers)).status).toBe(200);
      expect((await publish()).status).toBe(200);
    }
    const edits = [{ thing: "item:3", field: "image", was: published, value: drafted }];
    expect((await call("/api/staff/menu/edits", { edits }, ana.headers)).status).toBe(200);
    later(29);
    await sweep();
    expect(await count()).toBe(4);
    later(2);
    await sweep();
    expect(await count()).toBe(3);
    const { rows } = await pool.query("select hash || '-' || crop as name from picture_crops");
    expect(rows.some(({ name }) => unused?.includes(name))).toBe(false);
    await sweep();
    expect(await count()).toBe(3);
  });

  it("go with their original once no crop of it is used", async () => {
    await aPicture();
    later(31);
    await sweep();
    expect(await count()).toBe(0);
    expect((await pool.query("select from pictures")).rowCount).toBe(0);
  });

  it("stay if one is published at the moment of the sweep: the publication locks first, or finds it named", async () => {
    const path = await aPicture({ left: 0, top: 0, width: 64, height: 48 });
    later(31);
    // The publication has the crop's row; its version is not committed yet.
    const publication = await pool.connect();
    await publication.query("begin");
    await publication.query("update picture_crops set used_at = $1, published_at = $1", [clock.now()]);
    await sweep();
    expect(await count()).toBe(1);
    await publication.query("commit");
    publication.release();
    await sweep();
    expect(await count()).toBe(1);
    expect((await get(path)).status).toBe(200);
  });

  it("are gone for an edit that comes after it, whose review says so", async () => {
    const path = await aPicture({ left: 0, top: 0, width: 64, height: 48 });
    later(31);
    ana = await aStaffMember(test, { name: "Ana", role: "manager", restaurantId: "70" });
    await Promise.all([edit(path), sweep()]);
    await sweep();
    const { body } = await call("/api/staff/menu/review", undefined, ana.headers);
    // Whichever was first: the picture is there, or the doubt is.
    expect(body.warnings.length).toBe((await count()) === 1 ? 0 : 1);
  });
});

describe("studio#picture-limits: the bytes of a restaurant's pictures", () => {
  it("are not exceeded by pictures and parts that are added at the same moment", async () => {
    const deps = { database: pool, clock: clock.now };
    const files = await Promise.all([800, 810, 820, 830].map((width) => jpeg(width, 600)));
    const first = await uploadPicture(deps, "70", files[0] as Uint8Array);
    if ("refused" in first) throw new Error(first.refused);
    const one = (await countBytes(pool, { restaurantId: "70" })).bytes;
    const bytesMax = Math.round(one * 2.5);
    const answers = await Promise.all(files.slice(1).map((file) => uploadPicture({ ...deps, bytesMax }, "70", file)));
    expect(answers.filter((answer) => "refused" in answer && answer.refused === "full")).toHaveLength(2);
    const crop = { hash: first.hash, left: 0, top: 0, width: 400, height: 300 };
    expect(await cropPicture({ ...deps, bytesMax }, "70", crop)).toEqual({ refused: "full" });
    expect((await countBytes(pool, { restaurantId: "70" })).bytes).toBeLessThanOrEqual(bytesMax);
    // One that is there already needs no room.
    expect(await uploadPicture({ ...deps, bytesMax: one + 1 }, "71", files[0] as Uint8Array)).toMatchObject({
      hash: first.hash,
    });
  });
});
