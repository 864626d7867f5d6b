import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { act } from "./stripe-acts.ts";
import {
  API_ERROR,
  type KeptAccount,
  type KeptFee,
  type KeptIntent,
  RATE_LIMITED,
  WRONG_KEY,
} from "./stripe-shapes.ts";
import type { Asked, Said, StripeState } from "./stripe-state.ts";

/**
 * A fault of a call. `…-after`: Stripe has performed the call, but its answer is an error or never arrives.
 */
export type StripeTrouble = "500-before" | "500-after" | "drop-after" | "silence-after" | "429" | "wrong-key";

/** A fake Stripe in this process, with the documented states of a payment. */
export type StripeServer = {
  readonly port: number;
  readonly asked: readonly Asked[];
  readonly intents: ReadonlyMap<string, KeptIntent>;
  /** The connected accounts, which tests change as Stripe and the accounts' owners do. */
  readonly accounts: ReadonlyMap<string, KeptAccount>;
  readonly fees: ReadonlyMap<string, KeptFee>;
  /** Adds a connected account that takes charges. */
  readonly addAccount: (id: string) => KeptAccount;
  /** Makes the next calls fail whose path ends in `ending`. */
  readonly trouble: (ending: string, kind: StripeTrouble, times?: number) => void;
  readonly calm: () => void;
  /** Answers the bank's challenge as the cardholder. */
  readonly answerBank: (secret: string, isRight?: boolean) => void;
  readonly intentOf: (reference: string) => KeptIntent | undefined;
  readonly close: () => Promise<void>;
};

export async function openStripeServer(): Promise<StripeServer> {
  const state: StripeState = {
    intents: new Map(),
    accounts: new Map(),
    fees: new Map(),
    customers: new Map(),
    cards: new Map(),
  };
  const { intents, accounts, fees } = state;
  const replays = new Map<string, Said>();
  const asked: Asked[] = [];
  const troubles: { ending: string; kind: StripeTrouble }[] = [];

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    asked.push(call);
    // A fault of refunds applies to creating one, not to listing them.
    const isLook = call.method === "GET" && call.path.endsWith("/refunds");
    const at = troubles.findIndex(({ ending }) => call.path.endsWith(ending) && !isLook);
    const kind = at < 0 ? null : (troubles.splice(at, 1)[0]?.kind ?? null);
    if (kind === "500-before") return answer(response, { status: 500, body: API_ERROR });
    if (kind === "429") return answer(response, { status: 429, body: RATE_LIMITED });
    if (kind === "wrong-key") return answer(response, { status: 401, body: WRONG_KEY });
    // An idempotency key belongs to an account.
    const key = call.key === null ? null : `${call.account} ${call.key}`;
    const known = key === null ? undefined : replays.get(key);
    const said = known ?? act(state, call);
    // Stripe replays the answer of an idempotency key, even an error.
    const kept = kind === "500-after" ? { status: 500, body: API_ERROR } : said;
    if (key !== null && known === undefined) replays.set(key, kept);
    if (kind === "drop-after") return void request.socket.destroy();
    if (kind === "silence-after") return;
    return answer(response, known ? said : kept, known !== undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    intents,
    accounts,
    fees,
    addAccount: (id) => {
      const account: KeptAccount = {
        ...{ id, chargesEnabled: true, payoutsEnabled: true, detailsSubmitted: true },
        ...{ currentlyDue: [], disabledReason: null, isRevoked: false },
      };
      accounts.set(id, account);
      return account;
    },
    trouble: (ending, kind, times = 1) => {
      for (let time = 0; time < times; time += 1) troubles.push({ ending, kind });
    },
    calm: () => void troubles.splice(0),
    answerBank: (secret, isRight = true) => {
      const intent = intents.get(secret.split("_secret")[0] ?? "");
      if (intent?.status !== "requires_action") throw new Error(`${secret} does not require a challenge.`);
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
  const { "idempotency-key": key = null, "stripe-account": account = null } = request.headers;
  const headers = { key: key as string | null, account: account as string | null };
  return { method: request.method ?? "GET", path: url.pathname, form, ...headers };
}

function answer(response: ServerResponse, { status, body }: Said, isReplayed = false): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": "req_test",
    ...(isReplayed && { "idempotent-replayed": "true" }),
  });
  response.end(JSON.stringify(body));
}
