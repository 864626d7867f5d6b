import { randomUUID } from "node:crypto";
import { actOnAccounts, actOnFees } from "./stripe-connect-acts.ts";
import { cardError, intentShape, invalidRequest, type KeptIntent, NO_ACCESS, stripeCard } from "./stripe-shapes.ts";
import type { Asked, Said, StripeState } from "./stripe-state.ts";

/** Performs a call as Stripe's documentation says. */
export function act(state: StripeState, asked: Asked): Said {
  const { method, path, form, account } = asked;
  const [, , what = "", id = "", verb = ""] = path.split("/");
  const own = account === null ? null : state.accounts.get(account);
  if (own === undefined || own?.isRevoked) return { status: 403, body: NO_ACCESS };
  if (what === "accounts" || what === "account_links") return actOnAccounts(state, asked);
  if (what === "application_fees") return actOnFees(state, asked);
  // Objects of one account do not exist on another.
  const intents = new Map([...state.intents].filter(([, intent]) => intent.account === account));
  const isExpanded = [...form.entries()].some(([name, value]) => name.startsWith("expand") && value.includes("charge"));
  const shown = (intent: KeptIntent): Said => ({ status: 200, body: intentShape(intent, isExpanded) });
  if (what === "customers") {
    const customer = `cus_${randomUUID()}`;
    state.customers.set(customer, account);
    return { status: 200, body: { id: customer, object: "customer" } };
  }
  if (what === "tokens") return openWallet(form);
  if (what === "payment_methods" && id === "") return copyCard(state, asked);
  if (what === "payment_methods") return keepCard(state, id, verb, asked);
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
    if (own && !own.chargesEnabled)
      return { status: 400, body: invalidRequest("account_not_ready", "Your account cannot currently make charges.") };
    const customer = form.get("customer");
    if (customer !== null && state.customers.has(customer) && state.customers.get(customer) !== account)
      return missing(`No such customer: '${customer}'`, "customer");
    const fee = Number(form.get("application_fee_amount") ?? 0);
    if (fee > 0 && (account === null || fee >= Number(form.get("amount"))))
      return { status: 400, body: invalidRequest("parameter_invalid_integer", "No such fee is possible.") };
    const intent = openIntent(state.intents.size + 1, asked);
    state.intents.set(intent.id, intent);
    return shown(intent);
  }
  const intent = intents.get(id);
  if (!intent) return { status: 404, body: invalidRequest("resource_missing", `No such payment_intent: '${id}'`) };
  if (verb === "" && method === "POST") {
    const reference = form.get("metadata[comptoir_reference]");
    if (reference) intent.metadata = { ...intent.metadata, comptoir_reference: reference };
    intent.feeAmount = Number(form.get("application_fee_amount") ?? intent.feeAmount);
    return shown(intent);
  }
  if (verb === "confirm") return confirm(state, intent, form) ?? shown(intent);
  if (verb === "capture" || verb === "cancel") return moveOn(state, intent, verb) ?? shown(intent);
  return shown(intent);
}

function missing(message: string, param: string): Said {
  return { status: 400, body: invalidRequest("resource_missing", message, param) };
}

function openIntent(count: number, { form, account }: Asked): KeptIntent {
  return {
    id: `pi_3Test${count}`,
    account,
    feeAmount: Number(form.get("application_fee_amount") ?? 0),
    fee: null,
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

function confirm(state: StripeState, intent: KeptIntent, form: URLSearchParams): Said | null {
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
  if (given !== null && !isOfAccount(state, given, intent.account))
    return missing(`No such PaymentMethod: '${given}'`, "payment_method");
  if (given !== null && ONCE.test(given) && !isGoodFor(given, intent)) {
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

/** Single-use cards: as a page creates them, and copies without a customer. Stripe's named test cards are a new card each time. */
const ONCE = /^pm_(?:once|copy)_/;
/** Numbers the copies, so that each is another card. */
let copies = 0;
const USED_BEFORE =
  "The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.";
/** Customer of a card; null for a card that was detached, or that paid without a customer. */
const ownersOf = new Map<string, string | null>();

function isGoodFor(paymentMethod: string, { customer }: KeptIntent): boolean {
  const owner = ownersOf.get(paymentMethod);
  if (owner === undefined && customer === null) ownersOf.set(paymentMethod, null);
  return owner === undefined ? customer === null : owner !== null && owner === customer;
}

/** Stripe's named test cards are on each account. Any other is on the account that first sees it. */
function isOfAccount({ cards }: StripeState, card: string, account: string | null): boolean {
  if (!ONCE.test(card)) return true;
  if (!cards.has(card)) cards.set(card, account);
  return cards.get(card) === account;
}

/** Copies a customer's card from the platform to a connected account. */
function copyCard(state: StripeState, { form, account }: Asked): Said {
  const [card, customer] = [form.get("payment_method") ?? "", form.get("customer") ?? ""];
  const isOwners = state.customers.has(customer) && state.customers.get(customer) === null;
  if (account === null || !isOwners) return missing(`No such customer: '${customer}'`, "customer");
  if (!isOfAccount(state, card, null)) return missing(`No such PaymentMethod: '${card}'`, "payment_method");
  copies += 1;
  const id = `pm_copy_${copies}_${card.replace(/^pm_/, "")}`;
  state.cards.set(id, account);
  return { status: 200, body: { id, object: "payment_method", type: "card", customer: null } };
}

function moveOn({ fees }: StripeState, intent: KeptIntent, verb: "capture" | "cancel"): Said | null {
  const may =
    verb === "capture" ? intent.status === "requires_capture" : !["succeeded", "canceled"].includes(intent.status);
  if (!may) return unexpected(intent, verb);
  intent.status = verb === "capture" ? "succeeded" : "canceled";
  if (verb === "capture" && intent.feeAmount > 0 && intent.account !== null) {
    const { account, feeAmount: amount } = intent;
    intent.fee = { id: `fee_${intent.id}`, account, charge: intent.id.replace("pi_", "ch_"), amount, refunded: 0 };
    fees.set(intent.fee.id, intent.fee);
  }
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
  if (form.get("refund_application_fee") === "true") {
    if (intent.fee === null) return { status: 400, body: invalidRequest("charge_no_fee", "The charge has no fee.") };
    // Rounded down each time, so that partial refunds leave cents of the fee.
    const part = Math.floor((intent.fee.amount * amount) / intent.amount);
    intent.fee.refunded = Math.min(intent.fee.amount, intent.fee.refunded + part);
  }
  const metadata = { comptoir_refund: form.get("metadata[comptoir_refund]") };
  const made = { id: `re_${intent.refunded}`, object: "refund", amount, metadata, status: "succeeded" };
  refundsOf.set(intent.id, [...(refundsOf.get(intent.id) ?? []), made]);
  return { status: 200, body: made };
}

function keepCard(state: StripeState, id: string, verb: string, { form, account }: Asked): Said {
  const owner = form.get("customer");
  if (verb === "attach" && owner !== null && state.customers.has(owner) && state.customers.get(owner) !== account)
    return missing(`No such customer: '${owner}'`, "customer");
  if (!isOfAccount(state, id, account)) return missing(`No such PaymentMethod: '${id}'`, "payment_method");
  const { brand, last4, does } = stripeCard(id);
  if (does === "decline") return { status: 402, body: cardError("generic_decline") };
  const card = { brand, last4, fingerprint: `${brand}-${last4}`, exp_month: 12, exp_year: 2034 };
  const customer = verb === "attach" ? form.get("customer") : null;
  const isUsedUp = verb === "attach" && ownersOf.get(id) === null;
  if (isUsedUp) return { status: 400, body: invalidRequest("payment_method_unexpected_state", USED_BEFORE) };
  if (ONCE.test(id)) ownersOf.set(id, customer);
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
