import { randomBytes } from "node:crypto";
import { askingSite } from "@comptoir/contract";
import { type Locale, m, parseLocale } from "@comptoir/messages";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { batchCalls } from "../../../platform/db/batch-calls.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { readBody } from "../../../platform/middleware/bounded-body.ts";
import { securityEvent } from "../../../platform/middleware/security-event.ts";
import { type CardOfToken, findTestCard, passChallenge, saveTokens } from "./sandbox-cards.store.ts";
import { SANDBOX_PATH } from "./sandbox-gateway.ts";
import type { SandboxBooks } from "./sandbox-payments.store.ts";

const BODY_BYTES_MAX = 2_000;

const cardSchema = z.object({
  number: z.string().max(40),
  expiry_date: z.string().regex(/^(0[1-9]|1[0-2])\/?\d{2}$/),
  cvd: z.string().max(4).nullish(),
  postal_code: z.string().max(12).nullish(),
});

/**
 * Creates the sandbox's browser endpoint, which exchanges a card for a token. It serves pages of this site
 * only, and stores or logs neither numbers nor security codes.
 */
export function sandboxRoutes(books: SandboxBooks, now: () => Date): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>().basePath(SANDBOX_PATH);
  const save = batchCalls(async (cards: readonly CardOfToken[]) => {
    await saveTokens(books, { cards });
    return cards.map(() => undefined);
  });
  routes.use(async (context, next) => {
    context.header("cache-control", "no-store");
    if (askingSite(context.req.raw) !== "another") return next();
    securityEvent(context, { event: "origin_refused" });
    return refuse(context, 403, "forbidden_origin");
  });

  routes.post("/tokens", async (context) => {
    const body = await readBody(context.req.raw, BODY_BYTES_MAX);
    if (body === null) return refuse(context, 413, "invalid_request");
    const parsed = cardSchema.safeParse(parseJson(body));
    if (!parsed.success) return refuse(context, 400, "invalid_request");
    const card = findTestCard(parsed.data.number);
    if (!card) {
      securityEvent(context, { event: "sandbox_misused", reason: "not_a_test_card" });
      return refuse(context, 422, "not_a_test_card");
    }
    const expiryDate = parsed.data.expiry_date.replace("/", "").replace(/^(..)(..)$/, "$1/$2");
    if (isExpired(expiryDate, now())) return refuse(context, 422, "card_expired");
    const token = `sandbox_${randomBytes(16).toString("hex")}`;
    const last4 = card.number.slice(-4);
    await save({ token, type: card.type, behaviour: card.behaviour, last4, expiryDate });
    return context.json({ token, type: card.type, last4, expiry_date: expiryDate }, 201);
  });

  /** Simulates the bank: a request to this route passes the card's challenge. */
  routes.post("/challenges/:token", async (context) => {
    const passed = await passChallenge(books, { token: context.req.param("token") });
    if (passed) return context.json({ passed });
    securityEvent(context, { event: "sandbox_misused", reason: "unknown_challenge" });
    return refuse(context, 404, "not_found");
  });
  return routes;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function isExpired(expiryDate: string, now: Date): boolean {
  const [month = 1, year = 0] = expiryDate.split("/").map(Number);
  // A card is valid until its month has ended in every time zone.
  return now.getTime() > Date.UTC(2000 + year, month, 2);
}

type SandboxRefusal = "invalid_request" | "forbidden_origin" | "not_a_test_card" | "card_expired" | "not_found";

function refuse(context: Context<ApiEnv>, status: 400 | 403 | 404 | 413 | 422, code: SandboxRefusal): Response {
  const locale = parseLocale(context.req.header("x-locale")) ?? "en-CA";
  return context.json({ code, message: wordsOf(code, locale) }, status);
}

function wordsOf(code: SandboxRefusal, locale: Locale): string {
  switch (code) {
    case "not_a_test_card":
      return m.sandbox_not_a_test_card({}, { locale });
    case "card_expired":
      return m.sandbox_card_expired({}, { locale });
    default:
      return m.sandbox_card_unreadable({}, { locale });
  }
}
