import { randomUUID } from "node:crypto";
import { cardError, intentShape, invalidRequest, type KeptIntent, stripeCard } from "./stripe-shapes.ts";

export type Said = { readonly status: number; readonly body: object };
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
};

/** Performs a call as Stripe's documentation says. */
export function act(intents: Map<string, KeptIntent>, { method, path, form }: Asked): Said {
  const [, , what = "", id = "", verb = ""] = path.split("/");
  const isExpanded = [...form.entries()].some(([name, value]) => name.startsWith("expand") && value.includes("charge"));
  const shown = (intent: KeptIntent): Said => ({ status: 200, body: intentShape(intent, isExpanded) });
  if (what === "customers") return { status: 200, body: { id: `cus_${randomUUID()}`, object: "customer" } };
  if (what === "tokens") return openWallet(form);
  if (what === "payment_methods") return keepCard(id, verb, form);
  if (what === "refunds" && method === "GET") return listed(refundsOf.get(form.get("payment_intent") ?? "") ?? []);
  if (what === "refunds") return refund(intents, form);
  if (what === "payment_intents" && id === "search") {
    const reference = /:"([^"]+)"/.exec(form.get("query") ?? "")?.[1];
    const found = [...intents.values()].filter(({ metadata }) => metadata.comptoir_reference === reference);
    return listed(found.map((intent) => intentShape(intent, true)));
  }
  if (what === "payment_intents" && id === "" && method === "GET") {
    const since = Number(form.get("created[gte]"));
    const found = [...intents.values()].filter(({ created }) => created >= since).reverse();
    return listed(found.map((intent) => intentShape(intent, true)));
  }
  if (what === "payment_intents" && id === "") {
    if (Number(form.get("amount")) < 50)
      return { status: 400, body: invalidRequest("amount_too_small", "Amount must be at least $0.50 cad", "amount") };
    const intent = openIntent(intents.size + 1, form);
    intents.set(intent.id, intent);
    return shown(intent);
  }
  const intent = intents.get(id);
  if (!intent) return { status: 404, body: invalidRequest("resource_missing", `No such payment_intent: '${id}'`) };
  if (verb === "" && method === "POST") {
    const reference = form.get("metadata[comptoir_reference]");
    if (reference) intent.metadata = { ...intent.metadata, comptoir_reference: reference };
    return shown(intent);
  }
  if (verb === "confirm") return confirm(intent, form) ?? shown(intent);
  if (verb === "capture" || verb === "cancel") return moveOn(intent, verb) ?? shown(intent);
  return shown(intent);
}

function openIntent(count: number, form: URLSearchParams): KeptIntent {
  return {
    id: `pi_3Test${count}`,
    amount: Number(form.get("amount")),
    created: Math.floor(Date.now() / 1000),
    status: "requires_payment_method",
    metadata: { comptoir_reference: form.get("metadata[comptoir_reference]") ?? "" },
    customer: form.get("customer"),
    paymentMethod: null,
    refunded: 0,
    challenged: false,
    setsUp: form.get("setup_future_usage") === "off_session",
    lastError: null,
  };
}

const unexpected = (intent: KeptIntent, verb: string): Said => ({
  status: 400,
  body: invalidRequest(
    "payment_intent_unexpected_state",
    `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
  ),
});

function confirm(intent: KeptIntent, form: URLSearchParams): Said | null {
  const given = form.get("payment_method") ?? form.get("payment_method_data[card][token]");
  if (!["requires_payment_method", "requires_confirmation"].includes(intent.status))
    return unexpected(intent, "confirm");
  if (given === null && intent.status === "requires_payment_method") return unexpected(intent, "confirm");
  if (given?.startsWith("pm_unknown")) {
    return {
      status: 400,
      body: invalidRequest("resource_missing", `No such PaymentMethod: '${given}'`, "payment_method"),
    };
  }
  if (given?.startsWith(ONCE) && !isGoodFor(given, intent)) {
    return { status: 400, body: invalidRequest("payment_method_unexpected_state", USED_BEFORE, "payment_method") };
  }
  intent.paymentMethod = given ?? intent.paymentMethod;
  const { does } = stripeCard(intent.paymentMethod);
  if (does === "decline") {
    intent.lastError = "generic_decline";
    return { status: 402, body: cardError("generic_decline") };
  }
  const isAsked = given !== null && form.get("payment_method_options[card][request_three_d_secure]") !== null;
  const asks = does === "challenge" || isAsked || (does === "challenge-unless-set-up" && !isSetUp(intent));
  const asksFirst = asks && !intent.challenged;
  if (asksFirst && form.get("off_session") === "true") {
    intent.lastError = "authentication_required";
    return { status: 402, body: cardError("authentication_required") };
  }
  intent.challenged ||= asksFirst;
  intent.status = asksFirst ? "requires_action" : "requires_capture";
  if (!asksFirst && intent.setsUp) setUp.add(`${intent.customer} ${intent.paymentMethod}`);
  return null;
}

/** Cards whose bank has authenticated later payments of the customer. */
const setUp = new Set<string>();
const isSetUp = ({ customer, paymentMethod }: KeptIntent) => setUp.has(`${customer} ${paymentMethod}`);

/** Prefix of single-use cards, as a page creates them. Stripe's named test cards are a new card each time. */
const ONCE = "pm_once";
const USED_BEFORE =
  "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.";
/** Customer of a card; null for a card that was detached, or that paid without a customer. */
const ownersOf = new Map<string, string | null>();

function isGoodFor(paymentMethod: string, { customer }: KeptIntent): boolean {
  const owner = ownersOf.get(paymentMethod);
  if (owner === undefined && customer === null) ownersOf.set(paymentMethod, null);
  return owner === undefined ? customer === null : owner !== null && owner === customer;
}

function moveOn(intent: KeptIntent, verb: "capture" | "cancel"): Said | null {
  const may =
    verb === "capture" ? intent.status === "requires_capture" : !["succeeded", "canceled"].includes(intent.status);
  if (!may) return unexpected(intent, verb);
  intent.status = verb === "capture" ? "succeeded" : "canceled";
  return null;
}

const refundsOf = new Map<string, object[]>();

function refund(intents: Map<string, KeptIntent>, form: URLSearchParams): Said {
  const intent = intents.get(form.get("payment_intent") ?? "");
  if (intent?.status !== "succeeded") {
    return { status: 400, body: invalidRequest("charge_not_captured", "This charge has not been captured.") };
  }
  const left = intent.amount - intent.refunded;
  const amount = Number(form.get("amount") ?? left);
  if (left === 0 || amount > left) {
    return { status: 400, body: invalidRequest("charge_already_refunded", "This charge has already been refunded.") };
  }
  intent.refunded += amount;
  const metadata = { comptoir_refund: form.get("metadata[comptoir_refund]") };
  const made = { id: `re_${intent.refunded}`, object: "refund", amount, metadata, status: "succeeded" };
  refundsOf.set(intent.id, [...(refundsOf.get(intent.id) ?? []), made]);
  return { status: 200, body: made };
}

function keepCard(id: string, verb: string, form: URLSearchParams): Said {
  const { brand, last4, does } = stripeCard(id);
  if (does === "decline") return { status: 402, body: cardError("generic_decline") };
  const card = { brand, last4, fingerprint: `${brand}-${last4}`, exp_month: 12, exp_year: 2034 };
  const customer = verb === "attach" ? form.get("customer") : null;
  const isUsedUp = verb === "attach" && ownersOf.get(id) === null;
  if (isUsedUp) return { status: 400, body: invalidRequest("payment_method_unexpected_state", USED_BEFORE) };
  if (id.startsWith(ONCE)) ownersOf.set(id, customer);
  return { status: 200, body: { id, object: "payment_method", type: "card", card, customer } };
}

function listed(data: readonly object[]): Said {
  return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/payment_intents" } };
}

function openWallet(form: URLSearchParams): Said {
  if (!form.get("pk_token")?.includes("EC_v1")) {
    return { status: 400, body: invalidRequest("invalid_request", "Your pk_token cannot be opened.", "pk_token") };
  }
  return { status: 200, body: { id: "tok_apple", object: "token", type: "card", livemode: false } };
}
