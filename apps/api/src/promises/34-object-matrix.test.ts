import { type CallAccess, contract } from "@comptoir/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { GRILL, STEAK } from "../testing/grill.ts";
import { login, register, type SignedIn } from "../testing/people.ts";
import { aCard, aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

/*
 * Goal: nobody reads or changes what is another's. Method: every call of the contract is made in every role, with its own example
 * as the body, once in one's own name and once with each id of somebody else, and of another venue. A new call is tested as soon as
 * it is in the contract.
 */

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const VENUE = { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" };
await load({ ...GRILL, restaurant: VENUE });
await load({ ...GRILL, restaurant: { ...VENUE, id: 8, slug: "elsewhere" } });

type Call = CallAccess & {
  readonly method: string;
  readonly path: string;
  readonly request: {
    readonly body?: { readonly content: { readonly "application/json": { readonly example: unknown } } };
  };
};
const CALLS = Object.values(contract).flatMap((room) => Object.entries(room) as unknown as [string, Call][]);
type Role = "guest" | "user" | "operator";
/** Whose things everybody else tries to get at. */
let victim: SignedIn & {
  readonly cardId: string;
  readonly sessionId: string;
  readonly orderId: string;
  readonly passkeyId: string;
};

async function aPerson(role: Role, email: string): Promise<SignedIn | null> {
  if (role === "guest") return null;
  const person = await register(test, { email });
  if (role === "operator") await pool.query("update people set suite_operator = true where id = $1", [person.userId]);
  return person;
}

beforeAll(async () => {
  const person = await register(test, { email: "victim@example.ca" });
  const card = await call("/api/auth/payment-method", { ...person.self, card: await aCard(test) }, person.headers);
  const sessions = await call("/api/auth/sessions", person.self, person.headers);
  const checkout = { contact: { full_name: "Vic Tim" }, card: await aCard(test) };
  const order = await submit(test, aSubmit({ items: [STEAK], checkout }), { headers: person.headers });
  const passkeyId = "5a6f2c1e-3f7a-4e0b-8b1d-2a9d1f0c3b4a";
  await pool.query("insert into person_passkeys values ('dmljdGlt', $1, $2, 'Their phone', 'a2V5', 0, '{}', now())", [
    passkeyId,
    person.userId,
  ]);
  victim = {
    ...person,
    passkeyId,
    cardId: card.body.paymentMethods[0].paymentCardId,
    sessionId: sessions.body.sessions[0].id,
    orderId: order.body.order.id,
  };
});

type Ids = { readonly userId?: string; readonly token?: string; readonly restaurantId?: string };

/** Makes a call with its example, under these ids and the victim's where it names things. */
async function make({ method, path, request }: Call, who: SignedIn | null, ids: Ids = {}) {
  const example = request.body?.content["application/json"].example as object | undefined;
  const body = example && {
    ...example,
    ...("userId" in example ? { userId: ids.userId ?? who?.userId ?? "", token: ids.token ?? who?.token ?? "" } : {}),
    ...("paymentCardId" in example ? { paymentCardId: victim.cardId } : {}),
    ...("passkeyId" in example ? { passkeyId: victim.passkeyId } : {}),
    ...("sessionId" in example ? { sessionId: victim.sessionId } : {}),
    ...("currentPassword" in example ? { currentPassword: "Not the 1 password!" } : {}),
  };
  const filled = path
    .replace("{id}", path.startsWith("/orders") ? victim.orderId : "7")
    .replace("{key}", victim.orderId);
  const headers: Record<string, string> = {
    "x-restaurant-id": ids.restaurantId ?? "7",
    ...(body ? { "content-type": "application/json" } : {}),
    ...(who ? { cookie: who.cookie } : {}),
    ...(who && !(body && "token" in body) ? { authorization: `Bearer ${who.token}` } : {}),
  };
  const abort = new AbortController();
  const response = await api.fetch(
    new Request(`http://comptoir.test/api${filled}`, {
      method: method.toUpperCase(),
      headers,
      signal: abort.signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  );
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const answer = (isJson ? await response.json() : {}) as { readonly code?: unknown };
  if (!isJson) await response.body?.cancel().catch(() => undefined);
  abort.abort();
  return { status: response.status, code: answer.code, text: JSON.stringify(answer) };
}

const REFUSALS: readonly unknown[] = ["not_allowed", 201];

describe("Promise 34: who may make a call", () => {
  it.each(CALLS)("of %s is who its contract says", async (name, route) => {
    for (const role of ["guest", "user", "operator"] as const) {
      await pool.query("truncate rate_limits");
      const who = await aPerson(role, `${role}-${name}@example.ca`);
      const { status, code } = await make(route, who);
      const isAllowed = route["x-roles"].includes(role);
      if (isAllowed) expect(REFUSALS, `${name} by a ${role}: ${status}`).not.toContain(code);
      if (!isAllowed) {
        const refusal = role === "guest" ? { status: 401, code: 201 } : { status: 403, code: "not_allowed" };
        expect({ status, code }, `${name} by a ${role}`).toEqual(refusal);
      }
    }
  });
});

describe("Promise 34: another's ids", () => {
  it.each(CALLS.filter(([, route]) => !route["x-roles"].includes("guest")))(
    "open nothing in %s, whoever sends them",
    async (name, route) => {
      await pool.query("truncate rate_limits");
      const stranger = (await aPerson("user", `stranger-${name}@example.ca`)) as SignedIn;
      for (const ids of [
        { userId: victim.userId },
        { userId: victim.userId, token: victim.token },
        { token: victim.token },
      ]) {
        const { status, code } = await make(route, stranger, ids);
        expect({ status, code }, `${name} with ${Object.keys(ids)}`).toEqual({ status: 401, code: 201 });
      }
    },
  );

  it.each(CALLS)("show nothing of theirs in %s, in one's own name or in a guest's", async (name, route) => {
    await pool.query("truncate rate_limits");
    const stranger = await aPerson("user", `reader-${name}@example.ca`);
    for (const who of [stranger, null]) {
      for (const restaurantId of ["7", "8"]) {
        const { text } = await make(route, who, { restaurantId });
        expect(text, name).not.toContain("victim@example.ca");
        expect(text, name).not.toContain(victim.userId);
        expect(text, name).not.toContain(victim.cardId);
        expect(text, name).not.toContain("Their phone");
      }
    }
  });

  it("leave everything of theirs as it was, after all that", async () => {
    expect((await login(test, "victim@example.ca")).userId).toBe(victim.userId);
    const info = await call("/api/auth/get-comptoir-user-info", victim.self, victim.headers);
    expect(info.status).toBe(200);
    expect(info.body.paymentMethods).toHaveLength(1);
    expect((await call("/api/auth/sessions", victim.self, victim.headers)).body.sessions[0].id).toBe(victim.sessionId);
    expect((await call("/api/auth/passkeys", victim.self, victim.headers)).body.passkeys).toHaveLength(1);
    const receipts = await call("/api/auth/get-past-receipts", victim.self, victim.headers);
    expect(receipts.body.receipts).toMatchObject([{ id: victim.orderId, status: "placed" }]);
  });
});
