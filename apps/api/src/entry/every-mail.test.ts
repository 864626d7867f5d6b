import { randomUUID } from "node:crypto";
import { m } from "@comptoir/messages";
import { type Cents, LOCALES } from "@comptoir/ordering";
import type { ReceiptWords } from "@comptoir/receipt";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUSE_FACE } from "../events/notices/mail-face.ts";
import type { Notice, NoticeKind } from "../events/notices/notice.ts";
import { orderMailHtml, orderMailText } from "../ordering/orders/notices/order-mail.ts";
import { type RefundRequest, refundOrder } from "../ordering/orders/refund/refund-order.ts";
import { openListener } from "../platform/db/listen.ts";
import { GRILL, line } from "../testing/grill.ts";
import { mailFaults } from "../testing/mail-rules.ts";
import { register } from "../testing/people.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { addChild, orderDates, SCHOOL } from "../testing/school.ts";
import { STADIUM } from "../testing/stadium.ts";
import { aCard, aSubmit, submit } from "../testing/submit.ts";
import { aTablePhone, seated } from "../testing/table-phone.ts";
import { openTestApi } from "../testing/test-api.ts";
import { pauseOrders } from "../venue/venues/pause-orders.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";
import { noticeWriter } from "./api.ts";

const api = await openTestApi();
const { pool, clock, load } = api;
const listener = await openListener(pool, pino({ level: "silent" }));
afterAll(() => listener.stop());
const venues = await openVenues(pool, listener);
const write = noticeWriter({ venues, clock: clock.now, config: { origin: "https://order.example" } }, pool);

/** Every kind of mail; `order-ready` is a text message. `several`: of several orders; `invoice`: of an invoiced tab. */
type MailName =
  | Exclude<NoticeKind, "order-ready">
  | "order-placed of several"
  | "order-placed while it waits"
  | "suite-tab-closed by invoice";
const mails = {} as Record<MailName, Omit<Notice, "locale">>;

const ADA = "ada@example.test";
const mailOf = (kind: NoticeKind, restaurantId: string, orderId: string, recipient = ADA): Omit<Notice, "locale"> => ({
  ...{ kind, restaurantId, orderId, recipient },
  ...{ noticeId: randomUUID(), channel: "mail" },
});

/** Venues whose colours are hard to read, one always dark, one with the logo that clients can show. */
const LOOKS = {
  grill: { primary_color: "#c98a00", logo: "/pictures/mark.png", fonts: "Fredoka" },
  school: { primary_color: "#ffff00", colors: { band: "#777777" } },
  stadium: { primary_color: "#12496b", theme: "dark", logo: "/pictures/mark.svg" },
};
const dressed = (venue: { readonly restaurant: object }, look: object, but: object = {}) => {
  const { restaurant } = venue;
  const menu_configuration = { ...(restaurant as { menu_configuration?: object }).menu_configuration, ...look };
  return { ...venue, restaurant: { ...restaurant, ...but, menu_configuration } };
};

const pepper = line(10, {
  quantity: 2,
  orderOptions: [
    { id: 100, values: [{ id: 101, quantity: 1 }] },
    { id: 110, values: [{ id: 111, quantity: 1 }] },
  ],
});

beforeAll(async () => {
  clock.set("2026-11-20T17:00:00Z");
  const sold = {
    hours: [],
    order_options: { max_items_per_cart: 200, group_ordering: true },
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13" },
    phone: "416-555-0188",
  };
  const [dinner, ...others] = GRILL.menus as [(typeof GRILL.menus)[0], ...typeof GRILL.menus];
  const cooked = dinner.items?.map((item) => ({ ...item, station: "Grill & fryer" }));
  const grill = { ...GRILL, menus: [{ ...dinner, items: cooked }, ...others] };
  await load(dressed(grill, LOOKS.grill, { ...sold, tax_numbers: { HST: "12345 6789 RT0001" } }));
  const reminds = { order_options: { ...SCHOOL.restaurant.order_options, k12_reminder_hours: 6 } };
  await load(dressed(SCHOOL, LOOKS.school, reminds));
  await load(dressed(STADIUM, LOOKS.stadium));
  await venues.whenCaughtUp();
  await addOrderMails();
  await addSchoolMails();
  await addSuiteMails();
  for (const kind of ["password-reset", "email-confirmation", "account-changed"] as const)
    mails[kind] = mailOf(kind, "", randomUUID());
  mails["card-testing"] = mailOf("card-testing", "7", randomUUID());
  await addWebhookMails();
  await addTableMail();
});

async function addTableMail(): Promise<void> {
  const phone = aTablePhone(api, "Ana");
  const [id = ""] = await seated(phone);
  await phone.browser.set([pepper]);
  const sent = await phone.send([id]);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const [claim] = (await phone.claim({ of: "mine" })).body.table.claims;
  const paid = await phone.pay(claim, { tip: { type: "dollar", amount: "2.00" } });
  mails["table-receipt"] = mailOf("table-receipt", "7", paid.body.table.payments[0].id);
}

async function addWebhookMails(): Promise<void> {
  const [failing, disabled] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into webhook_endpoints (restaurant_id, id, name, url, types, with_contacts, secret, created_at, from_sequence,
       failing_since, disabled_at, disabled_because)
     values ('7', $1, 'Till', 'https://till.example/hooks', '{order.placed}', false, 'whsec_', now(), 0, now(), null, null),
       ('7', $2, 'Till', 'https://till.example/hooks', '{order.placed}', false, 'whsec_', now(), 0, null, now(), 'failing')`,
    [failing, disabled],
  );
  mails["webhook-failing"] = mailOf("webhook-failing", "7", failing);
  mails["webhook-disabled"] = mailOf("webhook-disabled", "7", disabled);
}

async function addOrderMails(): Promise<void> {
  const contact = { full_name: "Ada Lovelace", email: ADA, phone_number: "416-555-0123" };
  const checkout = { contact, paymentMethod: "credit_card", card: await aCard(api) };
  const items = Array.from({ length: 100 }, (_, at) => ({ ...pepper, orderId: at + 1, memo: "No salt, please" }));
  const placed = await submit(api, aSubmit({ items, checkout }));
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  const order = { restaurantId: "7", orderId: placed.body.order.id };
  await processPaymentsNow(pool);
  const request: RefundRequest = {
    key: randomUUID(),
    what: { of: "amount", amountCents: 500 as Cents },
    reason: "Cold",
  };
  expect(await refundOrder({ database: pool, clock: clock.now }, order, request)).not.toHaveProperty("refused");
  for (const kind of ["order-placed", "order-changed", "order-cancelled", "order-refunded", "order-moved"] as const)
    mails[kind] = mailOf(kind, "7", order.orderId);
  await addAnswerMails();
}

/** Adds the mails about orders that wait for the restaurant's answer, are accepted and declined, and about a pause. */
async function addAnswerMails(): Promise<void> {
  const checkout = { contact: { full_name: "Ada Lovelace", email: ADA, phone_number: "416-555-0123" } };
  const [waiting, accepted, declined] = await Promise.all(
    ["waiting", "accepted", "declined"].map(async () => {
      const { body } = await submit(api, aSubmit({ items: [pepper], checkout: await byCard(checkout) }));
      return body.order.id as string;
    }),
  );
  const ask = "update orders set accept_from = $2::timestamptz, accept_until = $2::timestamptz + interval '3 minutes'";
  await pool.query(`${ask} where id = any($1)`, [[waiting, accepted, declined], clock.now()]);
  await pool.query("update orders set accepted_at = $2 where id = $1", [accepted, clock.now()]);
  await pool.query("update orders set status = 'cancelled', declined = $2 where id = $1", [
    declined,
    { reason: "other", words: "The oven is <b>out</b>.", missed: false },
  ]);
  mails["order-placed while it waits"] = mailOf("order-placed", "7", waiting ?? "");
  mails["order-unanswered"] = mailOf("order-unanswered", "7", waiting ?? "");
  await pool.query(
    "insert into board_presence (restaurant_id, session, stations, seen_at) values ('7', 'bar', $1, now())",
    ['["bar"]'],
  );
  mails["order-unshown"] = mailOf("order-unshown", "7", accepted ?? "");
  mails["order-accepted"] = mailOf("order-accepted", "7", accepted ?? "");
  mails["order-declined"] = mailOf("order-declined", "7", declined ?? "");
  mails["venue-paused"] = mailOf("venue-paused", "9", randomUUID());
  await pauseOrders({ database: pool, clock: clock.now }, { restaurantId: "9", message: null, until: null });
}

const byCard = async (checkout: object) => ({ ...checkout, paymentMethod: "credit_card", card: await aCard(api) });

async function addSchoolMails(): Promise<void> {
  const ada = await register(api, { email: ADA });
  await pool.query("update people set consented_at = now() where id = $1", [ada.userId]);
  const childId = await addChild(api, ada, { name: "Byron", class: "2B" });
  const dates = ["2026-11-23", "2026-11-25"].map((date) => ({ date, childId, items: [{ id: 20 }] }));
  const [first] = await orderDates(api, ada, dates);
  mails["order-placed of several"] = mailOf("order-placed", "school", first?.id ?? "");
  const reminder = mailOf("school-reminder", "school", randomUUID());
  await pool.query(
    `insert into school_reminders (restaurant_id, school_date, id, made_at)
     select 'school', d, $1, now() from unnest('{2026-11-26,2026-11-30}'::text[]) d`,
    [reminder.orderId],
  );
  mails["school-reminder"] = reminder;
}

async function addSuiteMails(): Promise<void> {
  const invitation = mailOf("suite-invitation", "9", randomUUID());
  await pool.query(
    "insert into suite_invitations (restaurant_id, id, suite_id, email_key, made_at) values ('9', $1, 's-1', $2, now())",
    [invitation.orderId, ADA],
  );
  mails["suite-invitation"] = invitation;
  const [charged, invoiced] = [randomUUID(), randomUUID()];
  await pool.query(
    `insert into suite_tab_bills (restaurant_id, suite_id, order_id, kind, status, amount_cents, due_on, made_at, work_after)
     values ('9', 's-1', $1, 'charge', 'charged', 84210, null, now(), now()),
       ('9', 's-2', $2, 'invoice', 'invoiced', 84210, '2027-01-05', now(), now())`,
    [charged, invoiced],
  );
  mails["suite-tab-closed"] = mailOf("suite-tab-closed", "9", charged);
  mails["suite-tab-closed by invoice"] = mailOf("suite-tab-closed", "9", invoiced);
}

async function written(name: MailName, locale: string) {
  const mail = await write({ ...mails[name], locale });
  if (mail === null || !("html" in mail)) throw new Error(`no mail: ${name}`);
  return mail;
}

const NAMES: Readonly<Record<MailName, true>> = {
  "order-placed": true,
  "order-placed of several": true,
  "order-changed": true,
  "order-cancelled": true,
  "order-refunded": true,
  "order-placed while it waits": true,
  "order-accepted": true,
  "order-declined": true,
  "order-moved": true,
  "order-unanswered": true,
  "order-unshown": true,
  "venue-paused": true,
  "school-reminder": true,
  "suite-invitation": true,
  "suite-tab-closed": true,
  "suite-tab-closed by invoice": true,
  "table-receipt": true,
  "password-reset": true,
  "email-confirmation": true,
  "account-changed": true,
  "card-testing": true,
  "webhook-failing": true,
  "webhook-disabled": true,
};

describe.each(LOCALES)("venue#mail-face: every mail in %s", (locale) => {
  test.each(Object.keys(NAMES) as MailName[])(
    "%s is shown whole by the strictest mail clients, light and dark.",
    async (name) => {
      const mail = await written(name, locale);
      expect(mailFaults(mail.html)).toEqual([]);
      for (const words of [mail.subject, mail.text]) expect(words).not.toMatch(/undefined|null|NaN|\{\w+\}/);
    },
  );
});

test("venue#mail-face: A mail has the venue's name, colours and logo; a picture that clients do not show is left out.", async () => {
  const grill = await written("order-placed", "en-CA");
  expect(grill.html).toContain('bgcolor="#c98a00"');
  expect(grill.html).toContain('<img src="https://order.example/pictures/mark.png" alt=""');
  expect(grill.html).toMatch(/Trebuchet MS[^>]*>The Grill</);
  const stadium = await written("suite-invitation", "en-CA");
  expect(stadium.html).not.toContain("<img");
  expect(stadium.html).toContain('<meta name="color-scheme" content="dark">');
  expect((await written("password-reset", "en-CA")).html).toContain(">Comptoir<");
});

test("venue#mail-face: A word longer than a phone's line breaks instead of widening the mail.", async () => {
  const { html } = await written("order-placed", "en-CA");
  expect(html).toContain("@media (max-width:480px){.edge{padding:0!important;word-break:break-word!important}");
  expect(html).toContain('<td class="paper edge"');
});

test("venue#mail-face: The mail of an order that Gmail would cut leaves its lines to the order's page and to its plain text.", async () => {
  const line = {
    quantity: 1,
    words: "Crêpe aux cœurs d’artichaut",
    amount: "9,00 $",
    folded: "",
    memo: null,
    priced: [],
  };
  const receipt: ReceiptWords = {
    ...{
      number: "42",
      venue: "Café",
      title: "Commande 42",
      placed: "vendredi",
      when: null,
      where: "Ici.",
      cancelled: null,
    },
    ...{
      said: [],
      lines: Array.from({ length: 500 }, () => line),
      bill: [],
      taxes: [],
      rebate: null,
      payment: "Payé.",
    },
    ...{ points: null, refunds: [], issuer: ["Café"] },
  };
  const mail = {
    face: HOUSE_FACE,
    heading: "Merci.",
    sentences: [],
    linkLabel: "Suivre",
    receipt,
    others: [],
    link: "https://order.example/x",
    locale: "fr-CA",
  };
  const html = await orderMailHtml(mail);
  expect(mailFaults(html)).toEqual([]);
  expect(html).not.toContain("artichaut");
  expect(html).toContain(m.notice_long());
  expect(orderMailText(mail).split("artichaut")).toHaveLength(501);
});
