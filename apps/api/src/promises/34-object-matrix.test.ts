import { randomUUID } from "node:crypto";
import { type CallAccess, contract } from "@comptoir/contract";
import { KEY_SCOPES, STAFF_ROLES, type StaffKind, type StaffRole } from "@comptoir/ordering";
import { beforeAll, describe, expect, it } from "vitest";
import { hashSecret } from "../people/secrets.ts";
import { inviteStaff } from "../people/staff.store.ts";
import { hashStaffCode, newStaffCode } from "../people/staff.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../testing/grill.ts";
import { aKey } from "../testing/keys.ts";
import { login, PASSWORD, proveAddress, register, type SignedIn } from "../testing/people.ts";
import { aStaffMember, loginStaff } from "../testing/staff.ts";
import { aCard, aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

/*
 * Goal: no caller can read or change another person's objects. Method: every call of the contract is made in
 * every role, with its example as the body: once with the caller's own ids, once with each id of another
 * person, and at another venue. New calls are included automatically.
 */

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
clock.set("2026-11-20T17:00:00Z");
const VENUE = { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" };
/** An event with two suites: the victim's, which strangers name, and another owner's, in which operators act. */
const EVENT = {
  id: "final",
  name: "The final",
  starts_at: "2026-12-05T23:00:00Z",
  ends_at: "2026-12-06T02:00:00Z",
  operators: [],
  event_suites: [
    { id: "suite-12", name: "Suite 12", owner: "victim@example.ca" },
    { id: "suite-13", name: "Suite 13", owner: "owner@example.ca" },
  ],
};
await proveAddress(test, await register(test, { email: "owner@example.ca", firstName: "Owen" }));
await load({ ...GRILL, restaurant: VENUE, events: [EVENT] });
await load({ ...GRILL, restaurant: { ...VENUE, id: 8, slug: "elsewhere" } });

type Call = CallAccess & {
  readonly method: string;
  readonly path: string;
  readonly request: {
    readonly body?: { readonly content: { readonly "application/json"?: { readonly example: unknown } } };
  };
};
const CALLS = Object.values(contract).flatMap((room) => Object.entries(room) as unknown as [string, Call][]);
const ROLES = ["guest", "user", "operator", "acting-operator", "staff", "key"] as const;
type Role = (typeof ROLES)[number];
/** The person whose objects all other callers try to access. */
let victim: SignedIn & {
  readonly cardId: string;
  readonly sessionId: string;
  readonly orderId: string;
  readonly passkeyId: string;
  readonly childId: string;
  /** The token of a mailed link that would confirm the victim's e-mail address. */
  readonly confirmToken: string;
  /** The idempotency key of the victim's order. */
  readonly key: string;
  /** A member of the staff of another restaurant. */
  readonly staffId: string;
  /** An endpoint of another restaurant. */
  readonly endpointId: string;
  readonly printerId: string;
  readonly draftId: string;
  /** A gift card of another restaurant. */
  readonly giftCardId: string;
  /** An open table of another restaurant. */
  readonly tableId: string;
  /** The hash of a picture of another restaurant. */
  readonly pictureHash: string;
  /** The key of a system of another restaurant. */
  readonly keyId: string;
};

async function aPerson(role: Role, email: string): Promise<SignedIn | null> {
  if (role === "guest") return null;
  if (role === "staff") return aCook("7", email);
  if (role === "key") return aSystem("7");
  const person = await register(test, { email });
  if (role === "user") return person;
  await proveAddress(test, person);
  await pool.query("update people set suite_operator = true where id = $1", [person.userId]);
  return role === "operator" ? person : actingAs(person);
}

/** Lets an operator of the event act for the owner of its other suite. */
async function actingAs(operator: SignedIn): Promise<SignedIn> {
  await pool.query("insert into event_operators values ('7', 'final', $1, $2)", [operator.email, operator.userId]);
  const body = { eventSuiteId: "suite-13", token: operator.token, suiteOperatorEmail: operator.email };
  const answer = await call("/api/auth/login-as", body, { ...AT_THE_GRILL, cookie: operator.cookie });
  const { id: userId, token, email } = answer.body;
  const headers = { ...operator.headers, authorization: `Bearer ${token}` };
  return { ...operator, userId, token, email, headers, self: { userId, token } };
}

/** What a session says of its caller: the person or member of the staff, and whom they act for. */
async function sessionOf({ token }: { readonly token: string }): Promise<string> {
  const { rows } = await pool.query(
    `select s.person_id::text as of, a.owner_id::text as acting, p.email as may from person_sessions s
       join people p on p.id = s.person_id left join acting_sessions a on a.session_id = s.id
     where $1 in (s.token_hash, a.token_hash)
     union all
     select s.staff_id::text, s.acting_staff_id::text, f.role from staff_sessions s join staff f on (f.restaurant_id, f.id) = (s.restaurant_id, s.staff_id)
     where s.token_hash = $1`,
    [hashSecret(token.replace("staff_", ""))],
  );
  return JSON.stringify(rows);
}

const callers = new Map<string, { readonly who: SignedIn; readonly session: string }>();
/** Returns the caller whom the calls so far have left signed in under a name, or a new one. */
async function stillThere(name: string, arrive: () => Promise<SignedIn>): Promise<SignedIn> {
  const before = callers.get(name);
  if (before && (await sessionOf(before.who)) === before.session) return before.who;
  const who = await arrive();
  callers.set(name, { who, session: await sessionOf(who) });
  return who;
}

/** Returns a caller of a role. */
async function aCaller(role: Role): Promise<SignedIn | null> {
  const arrive = () => aPerson(role, `${role}-${randomUUID()}@example.ca`);
  return role === "guest" || role === "key" ? arrive() : stillThere(role, arrive as () => Promise<SignedIn>);
}

/** Creates a key of a restaurant; it sends no cookie. */
async function aSystem(restaurantId: string, scopes = KEY_SCOPES.slice()): Promise<SignedIn> {
  await pool.query("delete from api_keys where restaurant_id = $1 and name <> 'Their system'", [restaurantId]);
  const { id, key, headers } = await aKey(test, { restaurantId, scopes });
  return {
    userId: id,
    email: "",
    token: key,
    cookie: "",
    headers: { cookie: "", ...headers },
    self: { userId: id, token: key },
  };
}

/** Creates a staff member of a restaurant, signed in there. */
async function aCook(restaurantId: string, name: string): Promise<SignedIn> {
  const [code, now, staffId] = [newStaffCode(), clock.now(), randomUUID()];
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const [kind, role, codeHash] = ["person", "manager", hashStaffCode(code)] as const;
  await inviteStaff(pool, { restaurantId, staffId, name, kind, role, codeHash, now, expiresAt });
  const signedIn = await loginStaff(test, code);
  return { ...signedIn, userId: staffId, email: "", self: { userId: staffId, token: signedIn.token } };
}

beforeAll(async () => {
  const person = await register(test, { email: "victim@example.ca" });
  const card = await call("/api/auth/payment-method", { ...person.self, card: await aCard(test) }, person.headers);
  const sessions = await call("/api/auth/sessions", person.self, person.headers);
  const checkout = { contact: { full_name: "Vic Tim" }, card: await aCard(test) };
  const key = randomUUID();
  const order = await submit(test, aSubmit({ items: [STEAK], checkout }), { key, headers: person.headers });
  const passkeyId = "5a6f2c1e-3f7a-4e0b-8b1d-2a9d1f0c3b4a";
  await pool.query("insert into person_passkeys values ('dmljdGlt', $1, $2, 'Their phone', 'a2V5', 0, '{}', now())", [
    passkeyId,
    person.userId,
  ]);
  const confirmToken = "dGhlaXIgbGluaw";
  await pool.query(
    "insert into email_confirmations values (gen_random_uuid(), $1, $2, 'victim@example.ca', '2026-11-23T17:00:00Z')",
    [hashSecret(confirmToken), person.userId],
  );
  const child = { name: "Their child", class: "2B", allergies: ["Peanuts"], consent: true };
  const children = await call("/api/auth/add-child", { ...person.self, ...child }, person.headers);
  await pool.query("insert into events values ('8', 'gala', 'Their gala', now(), now(), now())");
  const colleague = await aStaffMember(test, { name: "Their colleague", role: "manager", restaurantId: "8" });
  const endpointId = "4d0a6c0e-51b5-4f5c-8f6b-0b1e7f0c2a91";
  await pool.query(
    `insert into webhook_endpoints (restaurant_id, id, name, url, types, with_contacts, secret, created_at, from_sequence)
     values ('8', $1, 'Their till', 'https://till.example/', '{order.placed}', true, 'whsec_dGhlaXJz', now(), 0)`,
    [endpointId],
  );
  const printerId = "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b";
  await pool.query(
    `insert into printers (restaurant_id, id, name, way, model, prints, labels_each, stations, from_sequence, secret_hash, status_since, created_at)
     values ('8', $1, 'Their printer', 'cloudprnt', 'star-mc-print3', '{tickets}', 'order', '{}', 0, 'their-hash', now(), now())`,
    [printerId],
  );
  const draftId = "7a1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b";
  await pool.query("insert into venue_drafts (restaurant_id, id, publish_at) values ('8', $1, '2027-01-01')", [
    draftId,
  ]);
  const pictureHash = "0123456789abcdef0123456789abcdef";
  await pool.query("insert into pictures values ('8', $1, 40, 30, '', '', now())", [pictureHash]);
  const giftCardId = "8b1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b";
  await pool.query(
    "insert into gift_cards (restaurant_id, code_hash, last4, issued_at, id) values ('8', '\\x01', 'THEM', now(), $1)",
    [giftCardId],
  );
  const tableId = "9c1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b";
  await pool.query(
    `insert into table_sessions (restaurant_id, id, table_num, word, host, opened_at, last_act_at, closes_at)
     values ('8', $1, '12', 'BRTK', $1, now(), now(), '2027-01-01')`,
    [tableId],
  );
  const system = await aKey(test, { restaurantId: "8", name: "Their system" });
  victim = {
    ...person,
    staffId: colleague.id,
    endpointId,
    printerId,
    draftId,
    giftCardId,
    tableId,
    pictureHash,
    keyId: system.id,
    childId: children.body.children[0].id,
    confirmToken,
    key,
    passkeyId,
    cardId: card.body.paymentMethods[0].paymentCardId,
    sessionId: sessions.body.sessions[0].id,
    orderId: order.body.order.id,
  };
});

type Ids = { readonly userId?: string; readonly token?: string; readonly restaurantId?: string };

/** Makes a call with its example body, the given caller ids, and the victim's object ids. */
async function make({ method, path, request }: Call, who: SignedIn | null, ids: Ids = {}) {
  const example = request.body?.content["application/json"]?.example as object | undefined;
  const isKey = who?.token.startsWith("cpt_") ?? false;
  // A key is refused as such only if its call has the body that its method requires.
  const otherwiseNone = isKey && method !== "get" && method !== "delete" ? {} : undefined;
  const body = !example
    ? otherwiseNone
    : {
        ...example,
        ...("userId" in example
          ? { userId: ids.userId ?? who?.userId ?? "", token: ids.token ?? who?.token ?? "" }
          : {}),
        ...("paymentCardId" in example ? { paymentCardId: victim.cardId } : {}),
        ...("childId" in example ? { childId: victim.childId } : {}),
        ...("passkeyId" in example ? { passkeyId: victim.passkeyId } : {}),
        ...("sessionId" in example ? { sessionId: victim.sessionId } : {}),
        ...("token" in example && !("userId" in example) ? { token: ids.token ?? who?.token ?? "" } : {}),
        ...("currentPassword" in example ? { currentPassword: "Not the 1 password!" } : {}),
      };
  const filled = path
    .replace("{id}", path.startsWith("/orders") ? victim.orderId : "7")
    .replace("{key}", victim.key)
    .replace("{eventId}", "final")
    .replace("{suiteId}", "suite-12")
    .replace("{day}", "2026-11-20")
    .replace("{version}", "1");
  const headers: Record<string, string> = {
    "x-restaurant-id": ids.restaurantId ?? "7",
    "idempotency-key": victim.key,
    ...(body ? { "content-type": "application/json" } : {}),
    ...(who ? { cookie: who.cookie } : {}),
    ...(who && (isKey || !(body && "token" in body)) ? { authorization: `Bearer ${ids.token ?? who.token}` } : {}),
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

const NOT_FOUND = [404, "not_found"] as const;
const NOT_THEIRS = { "7": [403, "not_yours"], "8": NOT_FOUND } as const;
const NOWHERE = { "7": NOT_FOUND, "8": NOT_FOUND } as const;
const CARD_UNKNOWN = { "7": [404, "card_unknown"], "8": [404, "card_unknown"] } as const;
const CHILD_UNKNOWN = { "7": [404, "child_unknown"], "8": [404, "child_unknown"] } as const;
const STAFF_UNKNOWN = { "7": [404, "staff_unknown"], "8": [404, "staff_unknown"] } as const;
const KEY_UNKNOWN = { "7": [404, "key_unknown"], "8": [404, "key_unknown"] } as const;
const LINK_INVALID = {
  "7": [409, "confirmation_link_invalid"],
  "8": [409, "confirmation_link_invalid"],
} as const;
const NOT_ASSIGNED = { "7": [403, "not_assigned_to_suite"], "8": [404, "no_event_suite"] } as const;
const otherwise = (more: object = {}) =>
  aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Some Body" } }, ...more });

type Thing = {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** The answers to callers with the right role, at the object's restaurant and at another. */
  readonly answers: { readonly "7": readonly unknown[]; readonly "8": readonly unknown[] };
  /** Whether the call is for signed-in people: guests and staff are refused first. */
  readonly ofPerson?: true;
  /** Whether the call is for operators: all other callers are refused as non-operators. */
  readonly ofOperators?: true;
  /** Whether the call is for staff: all other callers are refused. */
  readonly ofStaff?: true;
  /** Whether operators who act for a suite's owner may make the call, too. */
  readonly byActing?: true;
};

/** The victim's objects, each in an otherwise valid call. */
const THINGS: Readonly<Record<string, () => Thing>> = {
  "an order, to cancel it": () => ({
    method: "POST",
    path: `/orders/${victim.orderId}/cancel`,
    body: {},
    answers: NOT_THEIRS,
  }),
  "an order, to change it": () => ({
    method: "POST",
    path: `/orders/${victim.orderId}/change`,
    body: otherwise(),
    answers: NOT_THEIRS,
  }),
  "an order, by the key of its checkout": () => ({
    method: "GET",
    path: `/orders/reference/${victim.key}`,
    answers: NOWHERE,
  }),
  "a card, to pay with it": () => ({
    method: "POST",
    path: "/orders",
    body: otherwise({ chosenCreditCard: { paymentCardId: victim.cardId } }),
    answers: { "7": [404, "card_unknown"], "8": [404, "restaurant_unknown"] },
  }),
  "a card, to make it one's default": () => ({
    method: "PUT",
    path: "/auth/payment-method",
    body: { paymentCardId: victim.cardId, isDefault: true },
    answers: CARD_UNKNOWN,
    ofPerson: true,
  }),
  "a card, to delete it": () => ({
    method: "POST",
    path: "/auth/delete-payment",
    body: { paymentCardId: victim.cardId },
    answers: CARD_UNKNOWN,
    ofPerson: true,
  }),
  "a passkey, to remove it": () => ({
    method: "POST",
    path: "/auth/remove-passkey",
    body: { passkeyId: victim.passkeyId, currentPassword: PASSWORD },
    answers: NOWHERE,
    ofPerson: true,
  }),
  "a link that proves their address": () => ({
    method: "POST",
    path: "/auth/confirm-email",
    body: { confirmToken: victim.confirmToken },
    answers: LINK_INVALID,
    ofPerson: true,
  }),
  "a child, to change it": () => ({
    method: "POST",
    path: "/auth/edit-child",
    body: { childId: victim.childId, name: "Else", class: "2B", allergies: [], consent: true },
    answers: CHILD_UNKNOWN,
    ofPerson: true,
  }),
  "a child, to remove it": () => ({
    method: "POST",
    path: "/auth/remove-child",
    body: { childId: victim.childId },
    answers: CHILD_UNKNOWN,
    ofPerson: true,
  }),
  "a suite, to see it": () => ({
    method: "POST",
    path: "/catering/events/auth-get-event-info",
    body: { eventSuiteId: "suite-12" },
    answers: NOT_ASSIGNED,
    ofPerson: true,
    byActing: true,
  }),
  "a suite, to confirm its day": () => ({
    method: "PUT",
    path: "/catering/events/final/event-suites/suite-12/update-event-day-settings",
    body: { event_day_payment_preference: "charge" },
    answers: NOT_ASSIGNED,
    ofPerson: true,
    byActing: true,
  }),
  "a suite, to read what was done": () => ({
    method: "GET",
    path: "/catering/events/final/event-suites/suite-12/acts",
    answers: NOT_ASSIGNED,
    ofPerson: true,
    byActing: true,
  }),
  "a suite, to say what there is in it": () => ({
    method: "POST",
    path: "/catering/events/final/event-suites/suite-12/par-stock",
    body: { counts: [{ item: 1, on_hand: 1 }] },
    answers: NOT_ASSIGNED,
    ofOperators: true,
  }),
  "an event, to read what its suites ordered": () => ({
    method: "GET",
    path: "/catering/events/final/run-sheet",
    answers: NOT_ASSIGNED,
    ofOperators: true,
  }),
  "a suite, to begin an order for it": () => ({
    method: "POST",
    path: "/orders/set-costs",
    body: { type: "catering", items: [], costs: {}, checkout: {}, date: null, eventSuiteId: "suite-12" },
    answers: NOT_ASSIGNED,
  }),
  "another restaurant's member of staff, to change them": () => ({
    method: "POST",
    path: `/staff/people/${victim.staffId}`,
    body: { role: "kitchen", pin: "2580" },
    answers: STAFF_UNKNOWN,
    ofStaff: true,
  }),
  "another restaurant's member of staff, to remove them": () => ({
    method: "DELETE",
    path: `/staff/people/${victim.staffId}`,
    answers: STAFF_UNKNOWN,
    ofStaff: true,
  }),
  "another restaurant's member of staff, to sign in as them": () => ({
    method: "POST",
    path: `/staff/people/${victim.staffId}/code`,
    body: {},
    answers: STAFF_UNKNOWN,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to read its log": () => ({
    method: "GET",
    path: `/staff/webhooks/${victim.endpointId}`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to change it": () => ({
    method: "POST",
    path: `/staff/webhooks/${victim.endpointId}`,
    body: { name: "Mine" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to remove it": () => ({
    method: "DELETE",
    path: `/staff/webhooks/${victim.endpointId}`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to turn it off": () => ({
    method: "POST",
    path: `/staff/webhooks/${victim.endpointId}/state`,
    body: { on: false },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to get its secret": () => ({
    method: "POST",
    path: `/staff/webhooks/${victim.endpointId}/secret`,
    body: { old: "ends-now" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to test it": () => ({
    method: "POST",
    path: `/staff/webhooks/${victim.endpointId}/test`,
    body: {},
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's endpoint, to get its events": () => ({
    method: "POST",
    path: `/staff/webhooks/${victim.endpointId}/replay`,
    body: { event: "019a9f3e-5c00-7b1a-8f2e-1d2c3b4a5968" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to read its jobs": () => ({
    method: "GET",
    path: `/staff/printers/${victim.printerId}`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to change it": () => ({
    method: "POST",
    path: `/staff/printers/${victim.printerId}`,
    body: { on: false },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to remove it": () => ({
    method: "DELETE",
    path: `/staff/printers/${victim.printerId}`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to get its address": () => ({
    method: "POST",
    path: `/staff/printers/${victim.printerId}/secret`,
    body: {},
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to forget its device": () => ({
    method: "POST",
    path: `/staff/printers/${victim.printerId}/device`,
    body: {},
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to print on it": () => ({
    method: "POST",
    path: `/staff/printers/${victim.printerId}/test`,
    body: {},
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's printer, to look at its test page": () => ({
    method: "GET",
    path: `/staff/printers/${victim.printerId}/preview`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's scheduled draft, to cancel it": () => ({
    method: "POST",
    path: `/staff/menu/scheduled/${victim.draftId}/cancel`,
    body: {},
    answers: NOWHERE,
    ofStaff: true,
  }),
  "a menu of a restaurant where they do not work, to copy from it": () => ({
    method: "GET",
    path: "/staff/menu/others/9",
    answers: NOWHERE,
    ofStaff: true,
  }),
  "a picture of a restaurant where they do not work, to copy it": () => ({
    method: "POST",
    path: "/staff/menu/others/9/pictures",
    body: { paths: ["/uploads/9/0123456789abcdef0123456789abcdef-0-0-40-30.jpg"] },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's picture, to see it": () => ({
    method: "GET",
    path: `/staff/pictures/${victim.pictureHash}`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's picture, to crop it": () => ({
    method: "POST",
    path: `/staff/pictures/${victim.pictureHash}/crops`,
    body: { left: 0, top: 0, width: 40, height: 30 },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's gift card, to read its history": () => ({
    method: "GET",
    path: `/staff/gift-cards/${victim.giftCardId}`,
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's gift card, to top it up": () => ({
    method: "POST",
    path: `/staff/gift-cards/${victim.giftCardId}/top-up`,
    body: { key: "9c4f2b1e-7a3d-4e5f-8b6c-0d1e2f3a4b5c", amount: "20.00" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's gift card, to correct it": () => ({
    method: "POST",
    path: `/staff/gift-cards/${victim.giftCardId}/correct`,
    body: { key: "9c4f2b1e-7a3d-4e5f-8b6c-0d1e2f3a4b5c", amount: "20.00", reason: "Twice" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's gift card, to stop it": () => ({
    method: "POST",
    path: `/staff/gift-cards/${victim.giftCardId}/stop`,
    body: { stopped: true, reason: "Lost" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's table, to close it": () => ({
    method: "POST",
    path: `/staff/tables/${victim.tableId}/close`,
    body: { openLines: 0, dueCents: 0 },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's table, to remove a person": () => ({
    method: "POST",
    path: `/staff/tables/${victim.tableId}/remove-person`,
    body: { person: victim.tableId },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's table, to remove a line": () => ({
    method: "POST",
    path: `/staff/tables/${victim.tableId}/remove-line`,
    body: { person: victim.tableId, orderId: 1, item: "1" },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's table, to return a tip": () => ({
    method: "POST",
    path: `/staff/tables/${victim.tableId}/return-tip`,
    body: {
      ...{ key: "9c4f2b1e-7a3d-4e5f-8b6c-0d1e2f3a4b5c", payment: victim.tableId, cents: 1, reason: "Mistake" },
    },
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's key, to remove it": () => ({
    method: "DELETE",
    path: `/staff/keys/${victim.keyId}`,
    answers: KEY_UNKNOWN,
    ofStaff: true,
  }),
  "another restaurant's event, to read what its suites ordered": () => ({
    method: "GET",
    path: "/staff/events/gala",
    answers: NOWHERE,
    ofStaff: true,
  }),
  "another restaurant's event, to print its run sheet": () => ({
    method: "GET",
    path: "/staff/events/gala/run-sheet.pdf",
    answers: NOWHERE,
    ofStaff: true,
  }),
  "a session, to end it": () => ({
    method: "POST",
    path: "/auth/end-session",
    body: { sessionId: victim.sessionId },
    answers: NOWHERE,
    ofPerson: true,
  }),
};

/** Makes a call that names one of the victim's objects, as a caller. */
async function name({ method, path, body, ofPerson }: Thing, who: SignedIn | null, restaurantId: string) {
  const sent = body && { ...body, ...(ofPerson ? (who?.self ?? { userId: "", token: "" }) : {}) };
  const request = new Request(`http://comptoir.test/api${path}`, {
    method,
    headers: {
      "x-restaurant-id": restaurantId,
      "idempotency-key": randomUUID(),
      ...(sent ? { "content-type": "application/json" } : {}),
      ...who?.headers,
    },
    ...(sent ? { body: JSON.stringify(sent) } : {}),
  });
  const response = await api.fetch(request);
  return [response.status, ((await response.json()) as { readonly code?: unknown }).code];
}

const REFUSALS: readonly unknown[] = ["not_allowed", 201, "key_refused", "scope_missing"];
/** Returns the refusal code: the specification has its own code for operators' calls. */
const refusalOf = (roles: readonly string[]) =>
  roles.includes("operator") && !roles.includes("user") ? "not_suite_operator" : "not_allowed";

describe("Promise 34: which roles may make a call", () => {
  it.each(CALLS)("of %s are the ones in its contract", async (name, route) => {
    for (const role of ROLES) {
      await emptyTables(pool, "rate_limits");
      const { status, code } = await make(route, await aCaller(role));
      const isAllowed = route["x-roles"].includes(role);
      if (isAllowed) expect(REFUSALS, `${name} by a ${role}: ${status}`).not.toContain(code);
      if (!isAllowed) {
        const ofGuest = { status: 401, code: route["x-roles"].includes("key") ? "key_refused" : 201 };
        const refusal = role === "guest" ? ofGuest : { status: 403, code: refusalOf(route["x-roles"]) };
        expect({ status, code }, `${name} by a ${role}`).toEqual(refusal);
      }
    }
  });
});

/** Calls for the staff of a restaurant, and the roles of staff that are less than each call's. */
const OF_STAFF = CALLS.flatMap(([name, route]) => {
  const least = route["x-staff-role"];
  return least === undefined ? [] : [[name, route, STAFF_ROLES.slice(0, STAFF_ROLES.indexOf(least))] as const];
});

/** Creates a member of the staff with a role. */
async function aMember(role: StaffRole, kind: StaffKind): Promise<SignedIn> {
  const { id, ...member } = await aStaffMember(test, { name: `${role} ${randomUUID()}`, kind, role });
  return { ...member, userId: id, email: "", self: { userId: id, token: member.token } };
}

/** Creates a manager's device on which a person is chosen. */
async function aDeviceOf(person: SignedIn): Promise<SignedIn> {
  const shared = await aMember("manager", "device");
  await pool.query("update staff_sessions set acting_staff_id = $1, acting_since = $2 where staff_id = $3", [
    person.userId,
    clock.now(),
    shared.userId,
  ]);
  return shared;
}

describe("staff#staff-roles: which roles of staff may make a call", () => {
  it("is declared by every call for staff alone", () => {
    const forStaff = CALLS.filter(([, route]) => String(route["x-roles"]) === "staff").map(([name]) => name);
    expect(OF_STAFF.map(([name]) => name)).toEqual(forStaff);
  });

  it.each(OF_STAFF)(
    "of %s is the least one in its contract, of a person, a device and who is chosen on it",
    async (name, route, lesser) => {
      for (const role of STAFF_ROLES) {
        await emptyTables(pool, "rate_limits");
        const person = await stillThere(`person ${role}`, () => aMember(role, "person"));
        const device = await stillThere(`device ${role}`, () => aMember(role, "device"));
        const shared = await stillThere(`shared ${role}`, () => aDeviceOf(person));
        for (const who of [person, device, shared]) {
          const { status, code } = await make(route, who);
          const refused = { status: 403, code: "not_allowed" };
          if (lesser.includes(role)) expect({ status, code }, `${name} as ${role}`).toEqual(refused);
          else expect(code, `${name} as ${role}`).not.toBe("not_allowed");
        }
      }
    },
  );
});

/** Calls for keys, each with its scope. */
const OF_KEYS = CALLS.filter(([, route]) => route["x-roles"].includes("key"));

describe("partners#scopes: which keys may make a call", () => {
  it("is declared by every call for keys, and keys make no other", () => {
    expect(OF_KEYS.filter(([, route]) => String(route["x-roles"]) !== "key")).toEqual([]);
    const withoutScope = OF_KEYS.filter(([, route]) => route["x-scope"] === undefined).map(([name]) => name);
    expect(withoutScope).toEqual(["getPartnerVenue"]);
    expect(OF_KEYS.every(([, { path }]) => path.startsWith("/v1/"))).toBe(true);
  });

  it.each(OF_KEYS)("of %s are those with its scope, alone or with all others", async (name, route) => {
    const scope = route["x-scope"];
    for (const scopes of [KEY_SCOPES.slice(), ...KEY_SCOPES.map((one) => [one])]) {
      const { status, code, text } = await make(route, await aSystem("7", scopes));
      const isAllowed = scope === undefined || scopes.includes(scope);
      if (isAllowed) expect(REFUSALS, `${name} by ${scopes}: ${status}`).not.toContain(code);
      else {
        expect({ status, code }, `${name} by ${scopes}`).toEqual({ status: 403, code: "scope_missing" });
        expect(text).toContain(scope);
      }
    }
    if (scope === undefined) return;
    const others = await aSystem(
      "7",
      KEY_SCOPES.filter((one) => one !== scope),
    );
    expect((await make(route, others)).code).toBe("scope_missing");
  });
});

/** Calls for signed-in people, whose body names the person. */
const PERSONS = CALLS.filter(([, route]) => !route["x-roles"].includes("guest") && route["x-roles"].includes("user"));

describe("Promise 34: ids of other owners", () => {
  it.each(PERSONS)("give no access in %s, for any caller", async (name, route) => {
    await emptyTables(pool, "rate_limits");
    const stranger = await aCaller("user");
    const namesPerson = JSON.stringify(route.request.body ?? {}).includes('"userId"');
    for (const ids of [
      ...(namesPerson ? [{ userId: victim.userId }, { userId: victim.userId, token: victim.token }] : []),
      { token: victim.token },
    ]) {
      const { status, code } = await make(route, stranger, ids);
      expect({ status, code }, `${name} with ${Object.keys(ids)}`).toEqual({ status: 401, code: 201 });
    }
  });

  it.each(CALLS)("show no other person's data in %s, to a person or a guest", async (name, route) => {
    await emptyTables(pool, "rate_limits");
    const [stranger, cook] = [await aCaller("user"), await aCaller("staff")];
    const system = await aSystem(
      "7",
      KEY_SCOPES.filter((scope) => scope !== "contacts:read"),
    );
    for (const who of [stranger, cook, system, null]) {
      for (const restaurantId of ["7", "8"]) {
        const { text } = await make(route, who, { restaurantId });
        expect(text, name).not.toContain("victim@example.ca");
        expect(text, name).not.toContain(victim.userId);
        expect(text, name).not.toContain(victim.cardId);
        expect(text, name).not.toContain("Their phone");
        expect(text, name).not.toContain("Their child");
        expect(text, name).not.toContain(victim.childId);
        expect(text, name).not.toContain("Their colleague");
        expect(text, name).not.toContain(victim.staffId);
        expect(text, name).not.toContain("Their system");
        if (who === system) expect(text, name).not.toContain("Vic Tim");
      }
    }
  });

  it.each(Object.keys(THINGS))("of %s are refused in every role, at both venues", async (title) => {
    for (const role of ROLES) {
      const who = await aCaller(role);
      for (const venue of ["7", "8"] as const) {
        await emptyTables(pool, "rate_limits");
        const thing = THINGS[title]?.() as Thing;
        const isOther =
          role === "guest" || role === "staff" || role === "key" || (role === "acting-operator" && !thing.byActing);
        const isShutOut =
          (thing.ofPerson && isOther) ||
          (thing.ofOperators && role !== "operator") ||
          (thing.ofStaff && role !== "staff");
        // The cook belongs to venue 7 and has no role at venue 8.
        const isAway = (role === "staff" || role === "key") && venue === "8";
        // A key makes no call that people make.
        const isKey = role === "key";
        const notTheirs = thing.ofOperators && !isAway ? "not_suite_operator" : "not_allowed";
        const refusal = role === "guest" ? [401, 201] : [403, notTheirs];
        const expected = isShutOut || isAway || isKey ? refusal : thing.answers[venue];
        // An operator who acts for an owner can only order for the owner's suite.
        const isNoSuites = role === "acting-operator" && thing.path === "/orders";
        // An operator who acts for an owner has access at that suite's restaurant only. people#acting-as.
        const isActingElsewhere = role === "acting-operator" && venue === "8" && !isShutOut;
        const ofSuite = isNoSuites ? [403, "not_assigned_to_suite"] : expected;
        const answer = isActingElsewhere ? [403, "not_allowed"] : ofSuite;
        expect(await name(thing, who, venue), `${title}, by a ${role} at ${venue}`).toEqual(answer);
      }
    }
  });

  /** The calls of a restaurant's staff about one of its orders. */
  const ofStaff = CALLS.filter(([, route]) => route.path.startsWith("/staff/orders/{id}"));

  it.each(ofStaff)("of another restaurant's orders do not exist in %s, for staff", async (_name, route) => {
    await emptyTables(pool, "rate_limits");
    const order = { ...route, path: route.path.replace("{id}", victim.orderId) };
    const away = await aCook("8", `away-${route.path.replaceAll(/\W/g, "")}`);
    const { status, code } = await make(order, away, { restaurantId: "8" });
    expect([status, code]).toEqual(NOT_FOUND);
  });

  /** The calls of keys about one of the restaurant's orders. */
  const ofKeys = CALLS.filter(([, route]) => route.path.startsWith("/v1/venue/orders/{id}"));

  it.each(ofKeys)("of another restaurant's orders do not exist in %s, for keys", async (_name, route) => {
    const order = { ...route, path: route.path.replace("{id}", victim.orderId) };
    const { status, code, text } = await make(order, await aSystem("8"), { restaurantId: "8" });
    expect([status, code]).toEqual(NOT_FOUND);
    expect(text).not.toContain("Vic Tim");
  });

  it("are tested for every call with an id in its path", () => {
    // The remaining paths are `byLink`, protected by an unguessable order id, and `publicPaths`, which are
    // public.
    const byLink = ["/orders/{id}", "/orders/{id}/events", "/orders/another-round/{id}"];
    const publicPaths = ["/restaurants/{id}/announcements"];
    // The day of the key's own restaurant, and the versions of the manager's own, which are counted for each.
    const ofOwn = [
      "/v1/venue/days/{day}/ledger.csv",
      "/staff/menu/versions/{version}",
      "/staff/menu/versions/{version}/return",
    ];
    const staffPaths = [...ofStaff, ...ofKeys].map(([, { path }]) => path);
    const tried = Object.values(THINGS).map((thing) =>
      thing()
        .path.replace(victim.orderId, "{id}")
        .replace(victim.staffId, "{id}")
        .replace(victim.endpointId, "{id}")
        .replace(victim.printerId, "{id}")
        .replace(victim.draftId, "{id}")
        .replace(victim.giftCardId, "{id}")
        .replace(victim.tableId, "{id}")
        .replace(victim.pictureHash, "{hash}")
        .replace(victim.keyId, "{id}")
        .replace("/others/9", "/others/{id}")
        .replace(victim.key, "{key}")
        .replace(/\/(?:final|gala)(?=\/|$)/, "/{eventId}")
        .replace("/suite-12/", "/{suiteId}/"),
    );
    const named = CALLS.map(([, route]) => route.path).filter((path) => path.includes("{"));
    expect(
      named.filter((path) => ![...byLink, ...publicPaths, ...ofOwn, ...staffPaths, ...tried].includes(path)),
    ).toEqual([]);
  });

  it("have left the owners' data unchanged afterwards", async () => {
    expect((await login(test, "victim@example.ca")).userId).toBe(victim.userId);
    const info = await call("/api/auth/get-comptoir-user-info", victim.self, victim.headers);
    expect(info.status).toBe(200);
    expect(info.body).toMatchObject({ emailConfirmed: false });
    expect(info.body.paymentMethods).toHaveLength(1);
    expect((await call("/api/auth/sessions", victim.self, victim.headers)).body.sessions[0].id).toBe(victim.sessionId);
    expect((await call("/api/auth/passkeys", victim.self, victim.headers)).body.passkeys).toHaveLength(1);
    const { body } = await call("/api/auth/children", victim.self, victim.headers);
    expect(body.children).toMatchObject([{ id: victim.childId, name: "Their child", class: "2B" }]);
    const receipts = await call("/api/auth/get-past-receipts", victim.self, victim.headers);
    expect(receipts.body.receipts).toMatchObject([{ id: victim.orderId, status: "placed" }]);
  });
});
