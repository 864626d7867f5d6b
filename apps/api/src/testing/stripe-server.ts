import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  API_ERROR,
  cardError,
  intentShape,
  invalidRequest,
  type KeptIntent,
  RATE_LIMITED,
  stripeCard,
  WRONG_KEY,
} from "./stripe-shapes.ts";

/** What goes wrong with a call. `…-after`: Stripe has done what was asked, and the answer says otherwise, or never comes. */
export type StripeTrouble = "500-before" | "500-after" | "drop-after" | "silence-after" | "429" | "wrong-key";

type Said = { readonly status: number; readonly body: object };
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
};

/** A server that stands for Stripe's API, in one process, with the state that its documentation gives a payment. */
export type StripeServer = {
  readonly port: number;
  readonly asked: readonly Asked[];
  readonly intents: ReadonlyMap<string, KeptIntent>;
  /** Has something go wrong with the next calls whose path ends so. */
  readonly trouble: (ending: string, kind: StripeTrouble, times?: number) => void;
  /** Nothing goes wrong any more. */
  readonly calm: () => void;
  /** The card's holder answers the bank. */
  readonly answerBank: (secret: string, isRight?: boolean) => void;
  readonly intentOf: (reference: string) => KeptIntent | undefined;
  readonly close: () => Promise<void>;
};

export async function openStripeServer(): Promise<StripeServer> {
  const intents = new Map<string, KeptIntent>();
  const replays = new Map<string, Said>();
  const asked: Asked[] = [];
  const troubles: { ending: string; kind: StripeTrouble }[] = [];

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    asked.push(call);
    // What goes wrong with refunds goes wrong when one is made.
    const isLook = call.method === "GET" && call.path.endsWith("/refunds");
    const at = troubles.findIndex(({ ending }) => call.path.endsWith(ending) && !isLook);
    const kind = at < 0 ? null : (troubles.splice(at, 1)[0]?.kind ?? null);
    if (kind === "500-before") return answer(response, { status: 500, body: API_ERROR });
    if (kind === "429") return answer(response, { status: 429, body: RATE_LIMITED });
    if (kind === "wrong-key") return answer(response, { status: 401, body: WRONG_KEY });
    const known = call.key === null ? undefined : replays.get(call.key);
    const said = known ?? act(intents, call);
    // Stripe keeps what it answered to a key, faults among them, as they were.
    const kept = kind === "500-after" ? { status: 500, body: API_ERROR } : said;
    if (call.key !== null && known === undefined) replays.set(call.key, kept);
    if (kind === "drop-after") return void request.socket.destroy();
    if (kind === "silence-after") return;
    return answer(response, known ? said : kept, known !== undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    intents,
    trouble: (ending, kind, times = 1) => {
      for (let time = 0; time < times; time += 1) troubles.push({ ending, kind });
    },
    calm: () => void troubles.splice(0),
    answerBank: (secret, isRight = true) => {
      const intent = intents.get(secret.split("_secret")[0] ?? "");
      if (intent?.status !== "requires_action") throw new Error(`The bank asks nothing about ${secret}.`);
      intent.status = isRight ? "requires_confirmation" : "requires_payment_method";
      intent.lastError = isRight ? null : "authentication_failure";
    },
    intentOf: (reference) => [...intents.values()].find(({ metadata }) => metadata.comptoir_reference === reference),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? "/", "http://stripe.test");
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  for (const [name, value] of url.searchParams) form.append(name, value);
  const key = request.headers["idempotency-key"];
  return { method: request.method ?? "GET", path: url.pathname, form, key: typeof key === "string" ? key : null };
}

function answer(response: ServerResponse, { status, body }: Said, isReplayed = false): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": "req_test",
    ...(isReplayed && { "idempotent-replayed": "true" }),
  });
  response.end(JSON.stringify(body));
}

function act(intents: Map<string, KeptIntent>, { method, path, form }: Asked): Said {
  const [, , what = "", id = "", verb = ""] = path.split("/");
  const isExpanded = [...form.entries()].some(([name, value]) => name.startsWith("expand") && value.includes("charge"));
  const shown = (intent: KeptIntent): Said => ({ status: 200, body: intentShape(intent, isExpanded) });
  if (what === "customers")
    return { status: 200, body: { id: `cus_${intents.size}${Date.now()}`, object: "customer" } };
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
  intent.paymentMethod = given ?? intent.paymentMethod;
  const { does } = stripeCard(intent.paymentMethod);
  if (does === "decline") {
    intent.lastError = "generic_decline";
    return { status: 402, body: cardError("generic_decline") };
  }
  const isAsked = given !== null && form.get("payment_method_options[card][request_three_d_secure]") !== null;
  const asksFirst = (does === "challenge" || isAsked) && !intent.challenged;
  intent.challenged ||= asksFirst;
  intent.status = asksFirst ? "requires_action" : "requires_capture";
  return null;
}

function moveOn(intent: KeptIntent, verb: "capture" | "cancel"): Said | null {
  const may =
    verb === "capture" ? intent.status === "requires_capture" : !["succeeded", "canceled"].includes(intent.status);
  if (!may) return unexpected(intent, verb);
  intent.status = verb === "capture" ? "succeeded" : "canceled";
  return null;
}

/** The refunds of intents, by the intents' ids. */
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
  return { status: 200, body: { id, object: "payment_method", type: "card", card, customer } };
}

function listed(data: readonly object[]): Said {
  return { status: 200, body: { object: "list", data, has_more: false, url: "/v1/payment_intents" } };
}

/** What Apple sealed for Stripe becomes a token of Stripe's. */
function openWallet(form: URLSearchParams): Said {
  if (!form.get("pk_token")?.includes("EC_v1")) {
    return { status: 400, body: invalidRequest("invalid_request", "Your pk_token cannot be opened.", "pk_token") };
  }
  return { status: 200, body: { id: "tok_apple", object: "token", type: "card", livemode: false } };
}
