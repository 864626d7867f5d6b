import { randomUUID } from "node:crypto";
import type { CardBehaviour } from "../gateways/payment/sandbox/sandbox-cards.store.ts";

import { browserOf } from "./browser.ts";
import { AT_THE_GRILL } from "./grill.ts";
import { aCard } from "./submit.ts";
import type { TestApi } from "./test-api.ts";

/** A phone of a person at a table; its calls are to the grill, unless another restaurant is named. */
export function aTablePhone(
  test: Pick<TestApi, "call">,
  name: string,
  locale = "en-CA",
  restaurant: Record<string, string> = AT_THE_GRILL,
) {
  const browser = browserOf(test, "", restaurant);
  const ask = (path: string, body?: object, key?: string) =>
    browser.ask(`/api/table${path}`, body, {
      ...restaurant,
      "x-locale": locale,
      ...(key && { "idempotency-key": key }),
    });
  return {
    ...{ name, browser, ask },
    join: (word?: string) => ask("/join", { tableNum: "12", name, word }),
    table: async () => (await ask("")).body,
    me: (state: string) => ask("/me", { state }),
    person: (person: string, act: string) => ask("/people", { person, act }),
    send: (people: string[], key = randomUUID(), discount?: { readonly code: string }) =>
      ask("/send", { people, discount }, key),
    claim: (share: object) => ask("/claim", { share }),
    release: () => ask("/release", {}),
    /** Enters a sandbox's card. */
    cardOf: () => aCard(test),
    /** Pays a claim by a sandbox's card; `entered`: by this one, or null for none. */
    pay: async (
      claim: { readonly id: string; readonly amount: string },
      but: {
        readonly tip?: object;
        readonly card?: CardBehaviour;
        readonly entered?: object | null;
        readonly giftCard?: object;
        readonly points?: object;
      } = {},
      key = randomUUID(),
    ) => {
      const card = but.entered === undefined ? await aCard(test, but.card) : but.entered;
      const body = {
        claim: claim.id,
        amount: claim.amount,
        ...{ tip: but.tip, giftCard: but.giftCard, points: but.points },
        checkout: { paymentMethod: "credit_card", card },
      };
      return ask("/pay", body, key);
    },
    payments: async () => (await ask("/payments")).body.payments,
  };
}
export type TablePhone = ReturnType<typeof aTablePhone>;

/** Seats phones at table 12, the first as host. Returns their ids at the table. */
export async function seated(...phones: readonly [TablePhone, ...TablePhone[]]): Promise<string[]> {
  const [host, ...guests] = phones;
  const { body } = await host.join();
  const ids = [body.you];
  for (const guest of guests) ids.push((await guest.join(body.table.word)).body.you);
  return ids;
}
