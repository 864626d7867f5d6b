import { randomUUID } from "node:crypto";
import { cents } from "@comptoir/ordering";
import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, it } from "vitest";
import { type CardBehaviour, TEST_CARDS } from "./sandbox-cards.store.ts";
import { createSandboxGateway } from "./sandbox-gateway.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";

const { pool } = await testDatabase();
const gateway = createSandboxGateway(pool);
const routes = sandboxRoutes(pool, () => new Date("2026-11-20T12:00:00Z"));
const amountCents = cents(1250);

function askForToken(card: Record<string, string>, headers: Record<string, string> = {}) {
  return routes.request("/sandbox-gateway/tokens", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ expiry_date: "12/29", cvd: "123", postal_code: "M5V 2T6", ...card }),
  });
}

async function tokenFor(behaviour: CardBehaviour): Promise<string> {
  const card = TEST_CARDS.find((candidate) => candidate.behaviour === behaviour);
  const answer = await askForToken({ number: card?.number ?? "" });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

async function authorise(behaviour: CardBehaviour, reference: string = randomUUID()) {
  const token = await tokenFor(behaviour);
  return {
    reference,
    ...(await gateway.authorise({
      reference,
      amountCents,
      token,
      customer: null,
      postalCode: null,
      challenge: "if-asked" as const,
    })),
  };
}

async function ledgerOf(reference: string): Promise<string[]> {
  const { rows } = await pool.query("select kind from sandbox_gateway.ledger where reference = $1 order by id", [
    reference,
  ]);
  return rows.map((row) => row.kind);
}

describe("the sandbox's card form", () => {
  it("gives a token with the brand and the last four digits for a test card", async () => {
    const answer = await askForToken({ number: "3782-8224-6310-005" });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({
      token: expect.stringMatching(/^sandbox_[0-9a-f]{32}$/),
      type: "AMEX",
      last4: "0005",
      expiry_date: "12/29",
    });
  });

  it("refuses every other number, so that no real card is ever used", async () => {
    const answer = await askForToken({ number: "4539 1488 0343 6467" }, { "x-locale": "fr-CA" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: "not_a_test_card",
      message: expect.stringContaining("cartes de test"),
    });
  });

  it("refuses a card that has expired, and takes one to the end of its month", async () => {
    expect((await askForToken({ number: "4242424242424242", expiry_date: "10/26" })).status).toBe(422);
    expect((await askForToken({ number: "4242424242424242", expiry_date: "11/26" })).status).toBe(201);
  });

  it("answers pages of its own site alone", async () => {
    const answer = await askForToken({ number: "4242424242424242" }, { origin: "https://elsewhere.example" });
    expect(answer.status).toBe(403);
  });

  it("reads no more than a card needs", async () => {
    expect((await askForToken({ number: "4242424242424242", filler: "x".repeat(2_000) })).status).toBe(413);
  });

  it("keeps neither the number nor the security code", async () => {
    await askForToken({ number: "4242424242424242", cvd: "987" });
    // Leaves out random tokens and timestamps, which may contain these digits by chance.
    const { rows } = await pool.query(
      "select (to_jsonb(t) - 'token' - 'created_at')::text as row from sandbox_gateway.tokens t",
    );
    expect(rows.some(({ row }) => /4242424242424242|987/.test(row))).toBe(false);
  });
});

describe("a crash of PostgreSQL", () => {
  it("forgets no card whose token was answered: it is on disk by then", async () => {
    await pool.query(`
      create table settings_seen (value text);
      create function note_setting() returns trigger language plpgsql as $$
        begin insert into settings_seen values (current_setting('synchronous_commit')); return null; end $$;
      create trigger note_setting after insert on sandbox_gateway.tokens execute function note_setting()`);
    await tokenFor("approve");
    await pool.query("drop trigger note_setting on sandbox_gateway.tokens");
    expect((await pool.query("select value from settings_seen")).rows).toEqual([{ value: "on" }]);
  });
});

describe("a payment in the sandbox", () => {
  it("is authorised, then captured, each once, however often it is asked", async () => {
    const { reference, outcome } = await authorise("approve");
    expect(outcome).toBe("approved");
    expect((await authorise("approve", reference)).outcome).toBe("approved");
    expect(await Promise.all([gateway.capture(reference), gateway.capture(reference)])).toEqual([
      { outcome: "captured" },
      { outcome: "captured" },
    ]);
    expect(await ledgerOf(reference)).toEqual(["authorise", "capture"]);
  });

  it("can be voided until it is captured, and refunded afterwards", async () => {
    const { reference } = await authorise("approve");
    expect(await gateway.void(reference)).toEqual({ outcome: "voided" });
    expect(await gateway.capture(reference)).toEqual({ outcome: "refused" });
    const taken = await authorise("approve");
    await gateway.capture(taken.reference);
    expect(await gateway.void(taken.reference)).toEqual({ outcome: "captured" });
    const whole = { key: taken.reference, amountCents };
    expect(await gateway.refund(taken.reference, whole)).toEqual({ outcome: "refunded" });
    expect(await gateway.refund(taken.reference, whole)).toEqual({ outcome: "refunded" });
    expect(await ledgerOf(taken.reference)).toEqual(["authorise", "capture", "refund"]);
  });

  it("whose reference was voided before it was known is declined when it arrives late", async () => {
    const reference = randomUUID();
    expect(await gateway.void(reference)).toEqual({ outcome: "voided" });
    expect((await authorise("approve", reference)).outcome).toBe("declined");
    expect(await ledgerOf(reference)).toEqual([]);
  });

  it("with each kind of trouble says so, and can be asked afterwards", async () => {
    expect((await authorise("decline")).outcome).toBe("declined");
    const unreachable = await authorise("unreachable");
    expect(unreachable.outcome).toBe("unreachable");
    expect(await gateway.find(unreachable.reference)).toMatchObject({ outcome: "found", state: "none" });
    const late = await authorise("timeout");
    expect(late.outcome).toBe("unknown");
    expect(await gateway.find(late.reference)).toEqual({
      outcome: "found",
      state: "authorised",
      refundedCents: 0,
      card: { type: "VISA", last4: "0119" },
    });
    expect((await authorise("fail-after-authorise")).outcome).toBe("failed");
    const dropped = await authorise("drop-after-capture");
    expect(await gateway.capture(dropped.reference)).toEqual({ outcome: "unknown" });
    expect(await gateway.find(dropped.reference)).toMatchObject({ outcome: "found", state: "captured" });
  });

  it("that the diner's bank questions waits for the diner", async () => {
    const token = await tokenFor("challenge");
    const request = {
      reference: randomUUID(),
      amountCents,
      token,
      customer: null,
      postalCode: null,
      challenge: "if-asked" as const,
    };
    const asked = await gateway.authorise(request);
    expect(asked).toEqual({ outcome: "challenge", challengeUrl: `/sandbox-gateway/challenges/${token}` });
    expect((await routes.request(`/sandbox-gateway/challenges/${token}`, { method: "POST" })).status).toBe(200);
    expect(await gateway.authorise(request)).toEqual({ outcome: "approved", card: { type: "VISA", last4: "3184" } });
  });

  it("with a card that the sandbox never saw is declined", async () => {
    const request = {
      reference: randomUUID(),
      amountCents,
      token: "sandbox_made-up",
      customer: null,
      postalCode: null,
      challenge: "if-asked" as const,
    };
    expect(await gateway.authorise(request)).toEqual({ outcome: "declined" });
  });
});

describe("many cards at the same moment", () => {
  it("each get a token of their own and an answer of their own, and a reference that is asked for twice is one payment", async () => {
    const behaviours = ["approve", "decline", "challenge", "unreachable", "approve"] as const;
    const tokens = await Promise.all(behaviours.map(tokenFor));
    expect(new Set(tokens).size).toBe(behaviours.length);
    const again = randomUUID();
    const references = [again, ...behaviours.slice(1).map(() => randomUUID())];
    const ask = (reference: string, token: string) =>
      gateway.authorise({ reference, amountCents, token, customer: null, postalCode: null, challenge: "if-asked" });
    const answers = await Promise.all([
      ...tokens.map((token, at) => ask(references[at] as string, token)),
      ask(again, tokens[0] as string),
      ask(randomUUID(), "sandbox_of_nobody"),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      "approved",
      "declined",
      "challenge",
      "unreachable",
      "approved",
      "approved",
      "declined",
    ]);
    expect(await ledgerOf(again)).toEqual(["authorise"]);
    expect(await ask(again, tokens[1] as string), "the reference has its answer").toMatchObject({
      outcome: "approved",
    });
  });
});
