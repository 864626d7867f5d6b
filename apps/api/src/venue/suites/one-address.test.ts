import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { login, PASSWORD, type SignedIn } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { aCard, tally } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

/** The only public network address of a stadium's Wi-Fi. */
const WIFI = "203.0.113.7";
const SUITES = 12;
const PHONES_OF_SUITE = 5;

const test = await openTestApi({ passwordWaitMs: 60_000 });
const { call, clock, load, pool } = test;
clock.set("2026-12-05T23:30:00Z");
const [final] = STADIUM.events;
const suites = Array.from({ length: SUITES }, (_, number) => ({
  id: `suite-${number}`,
  name: `Suite ${number}`,
  owner: `owner-${number}@example.ca`,
  hosts: number === 0 ? ["carl@example.ca"] : [],
}));
await load({
  ...STADIUM,
  events: [{ ...final, event_suites: suites }],
  users: [
    ...STADIUM.users.filter(({ email }) => email === "carl@example.ca"),
    ...suites.map(({ owner, name }) => ({ email: owner, password: PASSWORD, firstName: name, lastName: "Roy" })),
  ],
});
await pool.query("update event_suites set tab_opened_at = now()");

const owners: SignedIn[] = [];
beforeAll(async () => {
  for (const { owner } of suites) owners.push(await login(test, owner));
}, 60_000);

const POP = { id: 11, orderId: 1, quantity: 1, orderOptions: [] };
const at = ({ headers }: SignedIn, more: Record<string, string> = {}) => ({ ...AT_THE_STADIUM, ...headers, ...more });
const price = (person: SignedIn, eventSuiteId: string) => {
  const body = { type: "dine-in", items: [POP], costs: {}, checkout: {}, date: null, eventSuiteId };
  return call("/api/orders/set-costs", body, at(person), WIFI);
};
const order = (person: SignedIn, eventSuiteId: string) => {
  const checkout = { contact: { full_name: "Roy", email: person.email, phone_number: "416-555-0123" } };
  const config = { restaurantId: 9, eventDayOrdering: true };
  const data = { config, items: [POP], costs: {}, checkout, suites: { eventSuiteId }, date: null };
  return call("/api/orders", { type: "dine-in", data }, at(person, { "idempotency-key": randomUUID() }), WIFI);
};

/** Sends requests twelve at a time: more would wait for the test's few connections. */
async function inDozens<Of, Answer>(all: readonly Of[], ask: (one: Of) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let done = 0; done < all.length; done += 12) {
    answers.push(...(await Promise.all(all.slice(done, done + 12).map(ask))));
  }
  return answers;
}

describe("Many phones behind one public address", () => {
  it("suites#too-often: sixty phones fill carts and order on their tabs; no cart is lost, and no call is refused", async () => {
    const phones = owners.flatMap((owner, suite) =>
      Array.from({ length: PHONES_OF_SUITE }, () => ({ owner, suiteId: `suite-${suite}` })),
    );
    // More carts than the network address could start for guests.
    const priced = await inDozens([...phones, ...phones], ({ owner, suiteId }) => price(owner, suiteId));
    expect(priced.filter(({ status }) => status !== 200)).toEqual([]);
    expect(priced.filter((answer) => !cookiesOf(answer).includes("cart"))).toEqual([]);
    const placed = await inDozens(phones, ({ owner, suiteId }) => order(owner, suiteId));
    expect(tally(placed)).toEqual({ "201": phones.length });
  });

  it("suites#too-often: only the person who floods a suite has to wait, not the suite's host or another suite", async () => {
    const [owner, other] = owners as [SignedIn, SignedIn];
    const flood = await inDozens(Array.from({ length: 60 }), () => order(owner, "suite-0"));
    const taken = 40 - PHONES_OF_SUITE;
    expect(tally(flood)).toEqual({ "201": taken, "429 too_many_requests": 60 - taken });
    const told = flood.find(({ status }) => status === 429);
    expect(Number(told?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(told?.body.message).toContain("this suite");
    expect((await order(await login(test, "carl@example.ca"), "suite-0")).status).toBe(201);
    expect((await order(other, "suite-1")).status).toBe(201);
    clock.set("2026-12-05T23:31:01Z");
    expect((await order(owner, "suite-0")).status).toBe(201);
  });

  it("payment#card-testing: only the person with repeatedly declined cards has to wait; others' saved cards are charged", async () => {
    const [tester, other] = owners as [SignedIn, SignedIn];
    // Pays without a browser's cookies, so that the call has no guest session.
    const pay = (person: SignedIn, paid: object) => {
      const contact = { full_name: "Roy", email: person.email, phone_number: "416-555-0123" };
      const checkout = { contact, paymentMethod: "credit_card", ...paid };
      const data = {
        config: { restaurantId: 9, tableNum: "12" },
        items: [POP],
        costs: {},
        checkout,
        date: null,
        ...paid,
      };
      return call("/api/orders", { type: "dine-in", data }, at(person, { "idempotency-key": randomUUID() }), WIFI);
    };
    const saved = await call("/api/auth/payment-method", { ...other.self, card: await aCard(test) }, at(other), WIFI);
    const { paymentCardId } = saved.body.paymentMethods[0];
    const declined = await aCard(test, "decline");
    // The attempts are sequential. A count is given back shortly after the answer, so concurrent attempts
    // could exceed the limit.
    const tried: Awaited<ReturnType<typeof pay>>[] = [];
    for (let turn = 0; turn < 21; turn += 1) tried.push(await pay(tester, { card: declined }));
    expect(tally(tried)).toEqual({ "402 200": 20, "429 too_many_requests": 1 });
    expect((await pay(other, { chosenCreditCard: { paymentCardId, isDefault: true } })).status).toBe(201);
    const stranger = owners[2] as SignedIn;
    expect((await pay(stranger, { card: await aCard(test) })).body.code).toBe("challenge_required");
  });

  it("people#no-account-told: wrong passwords of others at the same address do not prevent a sign-in on one's own phone", async () => {
    const [owner] = owners as [SignedIn];
    const wrong = (number: number) =>
      call("/api/auth/login-native", { email: `no-${number}@example.ca`, password: "Not the 1 password!" }, {}, WIFI);
    await inDozens([...Array(55).keys()], wrong);
    const body = { email: owner.email, password: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call("/api/auth/login-native", body, { cookie: owner.cookie }, WIFI)),
    );
    expect(tally(answers)).toEqual({ "200": 8 });
  }, 60_000);
});
