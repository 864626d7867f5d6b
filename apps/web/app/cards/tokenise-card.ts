import { currentLocale, m } from "@comptoir/messages";
import { type CardForm, cardBrandOf, digitsOnly, normalizeSigns, type Refused } from "@comptoir/ordering";
import type { CardRefusal, CardToken } from "./card-gateway.ts";

const FIELDS: Readonly<Record<string, string>> = {
  not_a_test_card: "card.number",
  card_expired: "card.expiry_date",
};

/**
 * Exchanges a card for a token of the sandbox gateway. The card number is never sent to the API.
 * payment#card-numbers.
 */
export async function tokeniseCard(
  card: CardForm,
  tokenUrl: string,
  send: typeof fetch = fetch,
): Promise<CardToken | Refused<CardRefusal>> {
  const postalCode = normalizeSigns(card.postalCode) || null;
  try {
    const response = await send(tokenUrl, {
      method: "POST",
      headers: { "content-type": "application/json", "x-locale": currentLocale() },
      body: JSON.stringify({
        number: digitsOnly(card.number),
        expiry_date: card.expiryDate,
        cvd: digitsOnly(card.cvd),
        postal_code: postalCode,
      }),
    });
    const answer = (await response.json()) as Partial<CardToken> & { code?: string; message?: string };
    if (response.ok && typeof answer.token === "string") {
      return {
        token: answer.token,
        type: answer.type ?? cardBrandOf(card.number),
        last4: answer.last4 ?? digitsOnly(card.number).slice(-4),
        expiry_date: answer.expiry_date ?? card.expiryDate,
        postal_code: postalCode,
      };
    }
    return {
      refused: { message: answer.message ?? m.checkout_card_unread(), field: FIELDS[answer.code ?? ""] ?? null },
    };
  } catch {
    return { refused: { message: m.checkout_gateway_down(), field: null } };
  }
}
