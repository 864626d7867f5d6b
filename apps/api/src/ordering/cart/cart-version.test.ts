import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { type Browser, browserOf } from "../../testing/browser.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { login, register } from "../../testing/people.ts";
import { openTestApi } from "../../testing/test-api.ts";

const at = await openTestApi();
const { call, load, pool } = at;
await load(GRILL);
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "other-grill" } });
const SOUP = line(11);

const aBrowser = (cookie?: string, restaurant?: Record<string, string>) => browserOf(at, cookie, restaurant);
let people = 0;
/** One person signed in on two browsers: a phone and a laptop. */
async function someone(): Promise<{ readonly phone: Browser; readonly laptop: Browser; readonly email: string }> {
  people += 1;
  const email = `noemie-${people}@example.test`;
  const [phone, laptop] = [aBrowser(), aBrowser()];
  phone.signIn(await register(at, { email }));
  laptop.signIn(await login(at, email));
  return { phone, laptop, email };
}

describe("ordering#cart-version: a cart", () => {
  it("has a version, which is returned with it and with its bill", async () => {
    const browser = aBrowser();
    expect(await browser.kept()).toEqual({ dishes: [], version: null });
    const { body } = await browser.set([SOUP]);
    expect(await browser.kept()).toEqual({ dishes: ["1x11"], version: body.cartVersion });
    const next = await browser.set([SOUP, STEAK], { cartVersion: body.cartVersion });
    expect(next.body.cartVersion).toBe(body.cartVersion + 1);
    const priced = await browser.set([SOUP, STEAK], { cartVersion: next.body.cartVersion, costs: { tip: null } });
    expect(priced.body.cartVersion).toBe(next.body.cartVersion);
    expect((await browser.set([SOUP], { keep: false, cartVersion: 1 })).body.cartVersion).toBeNull();
  });

  it("that was changed elsewhere is refused with the current cart; without a version, the last change wins", async () => {
    const { phone, laptop } = await someone();
    const { cartVersion } = (await phone.set([SOUP])).body;
    const changed = await laptop.set([SOUP, STEAK], { cartVersion });
    const late = await phone.set([{ ...SOUP, quantity: 2 }], { cartVersion });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: "cart_version_conflict",
        message: "Your cart has been changed elsewhere in the meantime.",
        current: { version: changed.body.cartVersion, items: [{ id: 11 }, { id: 10 }] },
      },
    });
    expect((await phone.set([{ ...SOUP, quantity: 2 }])).status).toBe(200);
    expect((await laptop.kept()).dishes).toEqual(["2x11"]);
  });

  it("whose answer was lost is answered as saved; the same change from another browser counts again", async () => {
    const { phone, laptop } = await someone();
    const { cartVersion } = (await phone.set([])).body;
    const first = await phone.set([SOUP], { cartVersion });
    expect(await phone.set([SOUP], { cartVersion })).toMatchObject({ status: 200, body: first.body });
    expect((await laptop.set([SOUP], { cartVersion })).status).toBe(409);
  });

  it("is changed by one of two browsers that change one version concurrently, never by both", async () => {
    const { phone, laptop } = await someone();
    let { cartVersion } = (await phone.set([])).body;
    for (let round = 1; round <= 40; round += 1) {
      const answers = await Promise.all([
        phone.set([line(11, { quantity: 1 + (round % 3) })], { cartVersion }),
        laptop.set([line(10, { quantity: 1 + (round % 4) }), SOUP], { cartVersion }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const won = answers.find(({ status }) => status === 200)?.body.cartVersion;
      const lost = answers.find(({ status }) => status === 409)?.body.current;
      expect([won, lost.version]).toEqual([cartVersion + 1, cartVersion + 1]);
      expect((await phone.kept()).version).toBe(won);
      cartVersion = won;
    }
  });

  it("begun at once in two browsers of a person is one cart with the lines of one of them", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { phone, laptop } = await someone();
      const answers = await Promise.all([
        phone.set([SOUP], { cartVersion: 0 }),
        laptop.set([STEAK], { cartVersion: 0 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await phone.kept()).dishes).toHaveLength(1);
      expect(await phone.kept()).toEqual(await laptop.kept());
    }
  });
});

describe("ordering#cart-owner: a person's cart", () => {
  it("is one at each restaurant, in whichever browser", async () => {
    const { phone, laptop } = await someone();
    await phone.set([SOUP]);
    expect(await laptop.kept()).toEqual(await phone.kept());
    expect((await laptop.kept({ "x-restaurant-id": "8" })).dishes).toEqual([]);
    await laptop.set([STEAK], {}, { "x-restaurant-id": "8" });
    expect((await phone.kept()).dishes).toEqual(["1x11"]);
    expect((await phone.kept({ "x-restaurant-id": "8" })).dishes).toEqual(["1x10"]);
  });

  it("gets the lines of the guest who signs in at another browser, once, at each restaurant", async () => {
    const { phone, email } = await someone();
    await phone.set([SOUP]);
    const tablet = aBrowser();
    await tablet.set([line(11, { quantity: 2 }), { ...STEAK, orderId: 2 }]);
    await tablet.set([STEAK], {}, { "x-restaurant-id": "8" });
    tablet.signIn(await login(at, email));
    expect((await tablet.kept()).dishes).toEqual(["3x11", "1x10"]);
    expect(await tablet.kept()).toEqual(await phone.kept());
    expect((await tablet.kept({ "x-restaurant-id": "8" })).dishes).toEqual(["1x10"]);
    expect((await phone.kept({ "x-restaurant-id": "8" })).dishes).toEqual(["1x10"]);
    expect((await pool.query("select from carts where lines = '[]'")).rowCount).toBe(0);
  });

  it("is merged with a guest's cart before an open page changes it, and the page gets the current cart", async () => {
    const { phone, email } = await someone();
    await phone.set([STEAK]);
    const tablet = aBrowser();
    const { cartVersion } = (await tablet.set([SOUP])).body;
    tablet.signIn(await login(at, email));
    const late = await tablet.set([SOUP, line(20)], { cartVersion });
    expect(late.body.current.items).toMatchObject([{ id: 10 }, { id: 11 }]);
    const { version } = late.body.current;
    const items = [...late.body.current.items, line(20, { orderId: 3 })];
    expect((await tablet.set(items, { cartVersion: version })).status).toBe(200);
    expect((await phone.kept()).dishes).toEqual(["1x10", "1x11", "1x20"]);
  });

  it("is merged once by concurrent calls", async () => {
    const { email, phone } = await someone();
    await phone.set([STEAK]);
    const tablet = aBrowser();
    await tablet.set([SOUP]);
    tablet.signIn(await login(at, email));
    await Promise.all([tablet.kept(), tablet.kept(), tablet.kept(), tablet.set([STEAK], { cartVersion: 0 })]);
    expect((await phone.kept()).dishes).toEqual(["1x10", "1x11"]);
  });

  it("stays with the person after signing out, and is not in the browser any more", async () => {
    const { phone, laptop } = await someone();
    await phone.set([SOUP]);
    await phone.signOut();
    expect(phone.cookie("comptoir_cart")).toBeNull();
    expect((await phone.kept()).dishes).toEqual([]);
    await phone.set([STEAK]);
    expect((await laptop.kept()).dishes).toEqual(["1x11"]);
  });

  it("cannot be read or changed by another caller with its cookie", async () => {
    const { phone, laptop } = await someone();
    await phone.set([SOUP]);
    const stolen = `comptoir_cart=${phone.cookie("comptoir_cart")}`;
    const thief = aBrowser(stolen);
    expect(await thief.kept()).toEqual({ dishes: [], version: null });
    await thief.set([STEAK]);
    const { phone: other } = await someone();
    const signedIn = aBrowser(stolen);
    await signedIn.set([STEAK]);
    expect((await other.kept()).dishes).toEqual([]);
    expect((await laptop.kept()).dishes).toEqual(["1x11"]);
  });

  it("that a server of the version before kept under the browser's cookie is the person's", async () => {
    const { phone, laptop, email } = await someone();
    const guest = aBrowser();
    await guest.set([SOUP]);
    const { rows } = await pool.query("select id from people where email = $1", [email]);
    const cookie = guest.cookie("comptoir_cart") ?? "";
    await pool.query("update carts set owner = $1 where cart_id = $2", [`user ${rows[0].id}`, cookie]);
    expect((await guest.kept()).dishes).toEqual([]);
    guest.signIn(await login(at, email));
    expect((await guest.kept()).dishes).toEqual(["1x11"]);
    expect((await laptop.kept()).dishes).toEqual(["1x11"]);
    // A server of the previous version finds the cart by the cookie that this version set.
    await guest.set([SOUP, STEAK]);
    const moved = guest.cookie("comptoir_cart") ?? "";
    const found = await pool.query("select lines, owner from carts where restaurant_id = '7' and cart_id = $1", [
      moved,
    ]);
    expect(found.rows).toMatchObject([{ owner: `user ${rows[0].id}`, lines: [{ id: 11 }, { id: 10 }] }]);
    await pool.query("update carts set lines = $1 where cart_id = $2", [JSON.stringify([STEAK]), moved]);
    expect((await phone.kept()).dishes).toEqual(["1x10"]);
  });

  it("loses the lines that one browser orders, keeps those that the other has added since, and reports what was taken", async () => {
    const { phone, laptop } = await someone();
    const { cartVersion } = (await phone.set([SOUP])).body;
    await laptop.set([SOUP, STEAK], { cartVersion });
    const key = "0198c0de-0000-4000-8000-00000000001b";
    const data = { config: { tableNum: "4" }, items: [SOUP], checkout: { contact: { full_name: "Noémie" } } };
    const ordered = await phone.ask(
      "/api/orders",
      { type: "dine-in", data },
      { ...AT_THE_GRILL, "idempotency-key": key },
    );
    expect(ordered.status).toBe(201);
    expect((await laptop.kept()).dishes).toEqual(["1x10"]);
    const taken = [{ key, items: [{ id: 11, quantity: 1 }] }];
    expect((await laptop.ask("/api/cart")).body).toMatchObject({ taken });
    const late = await phone.set([line(11, { quantity: 3 })], { cartVersion });
    expect(late.body.current).toMatchObject({ items: [{ id: 10 }], taken, base: null });
  });

  it("says of a browser's own change whose answer was lost what it was, once another has changed it", async () => {
    const { phone, laptop } = await someone();
    const first = (await phone.set([])).body.cartVersion;
    await phone.set([SOUP], { cartVersion: first });
    await laptop.set([SOUP, STEAK], { cartVersion: first + 1 });
    const late = await phone.set([SOUP, line(20)], { cartVersion: first });
    expect(late.body.current).toMatchObject({ items: [{ id: 11 }, { id: 10 }], base: [{ id: 11 }] });
    expect((await phone.set([SOUP], { cartVersion: first - 1 })).body.current.base).toBeNull();
  });

  it("is read and changed by one statement, also once the guest's has joined", async () => {
    const { email } = await someone();
    const tablet = aBrowser();
    await tablet.set([SOUP]);
    tablet.signIn(await login(at, email));
    const { version } = await tablet.kept();
    const query = vi.spyOn(pg.Client.prototype, "query");
    const ofCarts = () =>
      query.mock.calls
        .splice(0)
        .map(([sent]) => (sent as { name?: string }).name ?? "")
        .filter((name) => name.includes("cart"));
    await tablet.kept();
    expect(ofCarts()).toEqual(["load carts"]);
    await tablet.set([STEAK], { cartVersion: version });
    expect(ofCarts()).toEqual(["change carts"]);
    query.mockRestore();
  });

  it("is deleted with the account", async () => {
    const { phone, email } = await someone();
    await phone.set([SOUP]);
    const cartId = phone.cookie("comptoir_cart");
    const person = await login(at, email);
    const removal = { ...person.self, currentPassword: "Two poutines & 1 Caesar!" };
    const gone = await call("/api/auth/delete-account", removal, person.headers);
    expect(gone.status).toBe(204);
    for (const table of ["carts", "cart_lines"])
      expect((await pool.query(`select from ${table} where cart_id = $1`, [cartId])).rowCount).toBe(0);
  });
});
