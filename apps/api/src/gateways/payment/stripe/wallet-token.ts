import { createHash } from "node:crypto";
import { GOOGLE_PAY, type Wallet } from "@comptoir/ordering";
import type { AuthoriseRequest } from "../port.ts";
import type { StripeDeps } from "./stripe-deps.ts";

type AppleToken = {
  readonly paymentData?: unknown;
  readonly transactionIdentifier?: string;
  readonly paymentMethod?: { readonly displayName?: string; readonly network?: string };
};

/** An invalid wallet payload, which no wallet made. */
export class NoWalletPayload extends Error {
  override name = "NoWalletPayload";
}

/** Exchanges a wallet's encrypted payload for Stripe's card token. payment#wallets. */
export async function walletToken(
  { stripe }: Pick<StripeDeps, "stripe">,
  { wallet, token, reference }: { readonly wallet: Wallet; readonly token: string; readonly reference: string },
): Promise<string> {
  const payload = readPayload(token);
  if (wallet === GOOGLE_PAY.name) return googleToken(payload);
  const { paymentData, transactionIdentifier, paymentMethod } = (payload ?? {}) as AppleToken;
  if (typeof paymentData !== "object" || paymentData === null) throw new NoWalletPayload();
  const opened = await stripe.rawRequest(
    "POST",
    "/v1/tokens",
    {
      pk_token: JSON.stringify(paymentData),
      pk_token_instrument_name: paymentMethod?.displayName ?? "",
      pk_token_payment_network: paymentMethod?.network ?? "",
      pk_token_transaction_id: transactionIdentifier ?? "",
    },
    { idempotencyKey: `${reference}:wallet` },
  );
  return (opened as unknown as { readonly id: string }).id;
}

/** Reads Google Pay's payload, which is a Stripe token as JSON. */
function googleToken(payload: unknown): string {
  const id = typeof payload === "string" ? (parse(payload) as { readonly id?: unknown } | null)?.id : null;
  if (typeof id !== "string" || !/^tok_\w+$/.test(id)) throw new NoWalletPayload();
  return id;
}

function readPayload(token: string): unknown {
  return parse(Buffer.from(token, "base64").toString());
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * Returns the key of a card's stored challenge: the card's token, of a copy the token of the card that was copied, or a
 * hash of a wallet's long payload.
 */
export function nameOfCard({ wallet, token, copyOf }: Pick<AuthoriseRequest, "wallet" | "token" | "copyOf">): string {
  return wallet ? createHash("sha256").update(token).digest("hex") : (copyOf ?? token);
}
