import type { ErrorBody, InvalidItem, OrderData } from "@comptoir/contract";
import type { CallResult } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { formatCartLines } from "@comptoir/ordering";
import { aCartLine } from "@comptoir/test-kit";
import { describe, expect, test } from "vitest";
import type { BrowserStorage } from "../../../browser-storage.ts";
import type { ConfirmedCart } from "../../../cart/cart-state.ts";
import { checkoutKey } from "../../../cart/checkout-key.ts";
import type { OrderTerms } from "../../../cart/order-terms.ts";
import type { SubmitBody } from "../../../orders/submit-once.ts";
import { aStorage, keysInTurn } from "../../../testing/a-storage.ts";
import { aGrill, priceCart } from "../../../testing/fake-api.ts";
import { createSubmitFlow } from "./submit-flow.ts";
import type { AccountOutcome, SubmitForm } from "./submit-world.ts";

const TERMS: OrderTerms = {
  type: "dine-in",
  destination: { kind: "table", tableNum: "12" },
  date: null,
  tip: null,
  discountCode: null,
  voucherCode: null,
  points: null,
  isTakeoutChosen: false,
  memberIdentifier: null,
  changeId: null,
};

type Answer = CallResult<{ readonly order: OrderData }>;

const ORDER = { id: "0b7e2a4e-6c1d-4a51-9a40-6f3f3d4b1c11", number: "42", type: "dine-in" } as OrderData;
const SUBMITTED: Answer = { ok: true, answer: { order: ORDER }, headers: new Headers() };
const BODY: SubmitBody = { type: "dine-in", data: { items: [] } };
const LOST: Answer = { ok: false, status: 0, error: null };
const UNKNOWN_KEY = refusal(404, "not_found");
const IN_PROGRESS = refusal(409, "in_progress");

function refusal(status: number, code: ErrorBody["code"], more: object = {}): Answer {
  return { ok: false, status, error: { code, message: "No.", ...more }, headers: new Headers() };
}

/** A cart with an untaxed poutine, confirmed by the server at a price. */
function aCart(price: string): ConfirmedCart {
  const lines = [aCartLine({ id: 7, menuId: 1 })];
  const menus = [{ id: 1, name: "Menu", items: [{ id: 7, name: "Poutine", price }] }];
  const document = { ...aGrill({ tax_rate: null }), menus };
  return {
    lines,
    terms: TERMS,
    answer: priceCart(document, { items: formatCartLines(lines), type: TERMS.type, costs: TERMS }),
  };
}

type Script = {
  readonly submit?: readonly Answer[];
  readonly find?: readonly Answer[];
  /** The answers to the cart's confirmation, in turn; null for an unreachable server. */
  readonly carts?: readonly (ConfirmedCart | null)[];
  readonly form?: Partial<SubmitForm>;
  readonly storage?: BrowserStorage;
  readonly isOnline?: boolean;
  /** Creates the idempotency keys of the browser, which its tabs share. */
  readonly makeKey?: () => string;
};

/** A page with a checkout of 12.00 and a server that answers in turn. It logs each call with its key. */
function aPage({
  submit = [],
  find = [],
  carts = [aCart("12.00")],
  form = {},
  storage = aBrowser(),
  isOnline = true,
  makeKey = keysInTurn(),
}: Script = {}) {
  const log: string[] = [];
  const said: { fields: object; orders: OrderData[]; news: AccountOutcome[]; phases: string[]; taken: string[] } = {
    fields: {},
    taken: [],
    orders: [],
    news: [],
    phases: [],
  };
  const answersInTurn = <Value>(values: readonly Value[]) => {
    let turn = 0;
    return () => {
      const value = values[Math.min(turn, values.length - 1)];
      turn += 1;
      if (value === undefined) throw new Error("Nothing of this was expected.");
      return value;
    };
  };
  const [answerSubmit, answerFind, confirm] = [answersInTurn(submit), answersInTurn(find), answersInTurn(carts)];
  const lookUpsWith = (key: string) => ({
    find: async () => {
      log.push(`find ${key}`);
      return answerFind();
    },
    wait: async () => {},
  });
  const flow = createSubmitFlow({
    form: () => ({
      shownTotal: "12.00",
      tokenise: null,
      register: null,
      keeping: null,
      canWait: false,
      bodyOf: () => BODY,
      fieldOf: () => null,
      onFields: (fields) => void Object.assign(said, { fields }),
      onSubmitted: (order, news) => {
        said.orders.push(order);
        said.news.push(news);
      },
      ...form,
    }),
    key: checkoutKey(1, () => storage, { makeKey }),
    callsWith: (key) => ({
      ...lookUpsWith(key),
      submit: async () => {
        log.push(`submit ${key}`);
        return answerSubmit();
      },
    }),
    lookUpsWith,
    queue: {
      put: async ({ key, isSent }) => {
        log.push(`queue ${key}${isSent ? ", which left" : ""}`);
        return true;
      },
      forget: async () => {},
    },
    isOnline: () => isOnline,
    cart: {
      shown: () => aCart("12.00"),
      confirm: async () => confirm(),
      reprice: () => void log.push("reprice"),
      catchUp: () => false,
      dismissChanges: () => {},
      takeOut: (lines) => {
        log.push("clear cart");
        said.taken.push(lines.map(({ id, quantity }) => `${quantity} of ${id}`).join());
      },
    },
  });
  flow.state.subscribe(({ phase }) => void said.phases.push(phase));
  return { flow, log, said, phase: () => flow.state.getState().phase };
}

function aBrowser(): BrowserStorage {
  return { tab: aStorage(), browser: aStorage() };
}

describe("submitting a checkout", () => {
  test("A placed order ends the checkout: its cart is cleared, and the next order has a new key.", async () => {
    const { flow, log, said } = aPage({ submit: [SUBMITTED] });
    await flow.submit();
    await flow.submit();
    expect(said.phases).toEqual(["busy", "submitted", "busy", "submitted"]);
    expect(said.orders).toEqual([ORDER, ORDER]);
    expect(log).toEqual(["submit key-1", "clear cart", "submit key-2", "clear cart"]);
  });

  test("Two presses submit once.", async () => {
    const { flow, log } = aPage({ submit: [SUBMITTED] });
    await Promise.all([flow.submit(), flow.submit()]);
    expect(log).toEqual(["submit key-1", "clear cart"]);
  });

  test("Without a network nothing is sent, and the page says so.", async () => {
    const { flow, log, phase } = aPage({ carts: [null] });
    await flow.submit();
    expect([phase(), log]).toEqual(["network-down", []]);
  });

  test("After a lost answer the order is looked up by the same key and found.", async () => {
    const { flow, log, phase } = aPage({ submit: [LOST], find: [SUBMITTED] });
    await flow.submit();
    expect([phase(), log]).toEqual(["submitted", ["submit key-1", "find key-1", "clear cart"]]);
  });

  test("If the order is in progress, the submit waits for its outcome.", async () => {
    const { flow, log, said } = aPage({ submit: [IN_PROGRESS, IN_PROGRESS, SUBMITTED] });
    await flow.submit();
    expect(said.phases).toEqual(["busy", "submitted"]);
    expect(log).toEqual(["submit key-1", "submit key-1", "submit key-1", "clear cart"]);
  });

  test("Without any answer the outcome is unknown; a later lookup finds the order and sends nothing.", async () => {
    const { flow, log, phase } = aPage({ submit: [LOST], find: [LOST, LOST, LOST, LOST, SUBMITTED] });
    await flow.submit();
    expect(phase()).toBe("outcome-unknown");
    await flow.lookUp();
    expect(phase()).toBe("submitted");
    expect(log.filter((call) => call.startsWith("submit"))).toEqual(["submit key-1"]);
  });

  test("The key survives a reload: the page looks the order up, and a second press sends the same key.", async () => {
    const storage = aBrowser();
    const before = aPage({ submit: [LOST], find: [LOST], storage });
    await before.flow.submit();
    const after = aPage({ find: [LOST, LOST, LOST, LOST, UNKNOWN_KEY], submit: [SUBMITTED], storage });
    await after.flow.lookUp();
    expect(after.phase()).toBe("outcome-unknown");
    await after.flow.submit();
    expect(after.phase()).toBe("submitted");
    expect(new Set([...before.log, ...after.log])).toEqual(new Set(["submit key-1", "find key-1", "clear cart"]));
  });

  test("A page that has sent nothing does not look up anything.", async () => {
    const { flow, log, phase } = aPage();
    await flow.lookUp();
    expect([phase(), log]).toEqual(["editing", []]);
  });

  test("After an unanswered order is known not to be placed, the diner may correct it; it is looked up again, since it may arrive late.", async () => {
    const storage = aBrowser();
    await aPage({ submit: [LOST], find: [LOST], storage }).flow.submit();
    const { flow, log, said, phase } = aPage({ find: [UNKNOWN_KEY, UNKNOWN_KEY, SUBMITTED], storage });
    for (const shown of ["not-sent", "editing", "submitted"]) {
      await flow.lookUp();
      expect(phase()).toBe(shown);
    }
    expect(log).toEqual(["find key-1", "find key-1", "find key-1", "clear cart"]);
    expect(said.phases.filter((one) => one === "not-sent")).toHaveLength(1);
  });

  test("An order that arrives late, after its retry was refused, is found before anything else is sent.", async () => {
    const storage = aBrowser();
    const first = aPage({ submit: [LOST, refusal(409, 415)], find: [UNKNOWN_KEY], storage });
    await first.flow.submit();
    expect(first.phase()).toBe("refused");
    const { flow, log, phase } = aPage({ find: [SUBMITTED], storage });
    await flow.submit();
    expect([phase(), log]).toEqual(["submitted", ["find key-1", "clear cart"]]);
  });

  test("If the key belongs to another order, or to another body, the order is sent with a new key.", async () => {
    const submit = [refusal(422, "idempotency_mismatch"), SUBMITTED];
    const { flow, log, phase } = aPage({ submit, find: [UNKNOWN_KEY] });
    await flow.submit();
    expect([phase(), log]).toEqual(["submitted", ["submit key-1", "submit key-2", "clear cart"]]);
  });

  test("If the order was sent with a new key, it is sent with that key again after the bank's challenge.", async () => {
    const challenge = refusal(402, "challenge_required", { challenge_url: "/challenge" });
    const { flow, log, phase } = aPage({ submit: [refusal(422, "idempotency_mismatch"), challenge, SUBMITTED] });
    await flow.submit();
    expect(phase()).toBe("challenged");
    await flow.passChallenge();
    expect([phase(), log]).toEqual(["submitted", ["submit key-1", "submit key-2", "submit key-2", "clear cart"]]);
  });

  test("An order that a lookup finds takes its own lines out of the cart, and not lines that were added later.", async () => {
    const storage = aBrowser();
    await aPage({ submit: [LOST], find: [LOST], storage }).flow.submit();
    const items = formatCartLines([aCartLine({ id: 8, quantity: 2 })]);
    const found: Answer = { ...SUBMITTED, answer: { order: { ...ORDER, items } as unknown as OrderData } };
    const { flow, said } = aPage({ find: [found], storage });
    await flow.lookUp();
    expect(said.taken).toEqual(["2 of 8"]);
  });

  test("Two tabs with the same order take its lines out of the cart once.", async () => {
    const browser = { storage: aBrowser(), makeKey: keysInTurn() };
    const one = aPage({ ...browser, submit: [SUBMITTED] });
    const other = aPage({ ...browser, find: [UNKNOWN_KEY], submit: [SUBMITTED] });
    await Promise.all([one.flow.submit(), other.flow.submit()]);
    expect([one.phase(), other.phase()]).toEqual(["submitted", "submitted"]);
    expect([...one.said.taken, ...other.said.taken]).toEqual(["1 of 7"]);
  });

  test("If another tab orders while this one waits, nothing is sent, since the cart has changed.", async () => {
    const browser = { storage: aBrowser(), makeKey: keysInTurn() };
    const tokenise = async () => {
      await aPage({ ...browser, submit: [SUBMITTED] }).flow.submit();
      return { token: "tok", type: "VISA", last4: "4242", expiry_date: "12/34", postal_code: null };
    };
    const { flow, log, phase } = aPage({ ...browser, submit: [SUBMITTED], form: { tokenise } });
    await flow.submit();
    expect([phase(), log]).toEqual(["editing", []]);
  });

  test("After an unexpected error the outcome is unknown, since the order may have been placed.", async () => {
    const { flow, phase } = aPage({ submit: [] });
    await expect(flow.submit()).rejects.toThrow();
    expect(phase()).toBe("outcome-unknown");
  });
});

describe("refusals of the server", () => {
  test("Issues are shown at their fields; an issue without a field stays with the refusal.", async () => {
    const issues = [
      { path: "data.checkout.contact.email", message: "No e-mail." },
      { path: "data.items[0].id", message: "No dish." },
    ];
    const fieldOf = (path: string) => (path.endsWith("email") ? "contact.email" : null);
    const { flow, said } = aPage({ submit: [refusal(400, "invalid_request", { issues })], form: { fieldOf } });
    await flow.submit();
    expect(said.fields).toEqual({ "contact.email": "No e-mail." });
    expect(flow.state.getState()).toMatchObject({ phase: "refused", error: { issues: [issues[1]] } });
  });

  test("If every issue has a field, nothing is said of the request as a whole.", async () => {
    const issues = [{ path: "data.checkout.delivery.address", message: "Not precise enough." }];
    const refused = refusal(400, "invalid_request", {
      issues,
      message: "data.checkout.delivery.address: Not precise.",
    });
    const { flow, said } = aPage({ submit: [refused], form: { fieldOf: () => "address" } });
    await flow.submit();
    expect(said.fields).toEqual({ address: "Not precise enough." });
    expect(flow.state.getState()).toEqual({ phase: "editing" });
  });

  test("The path of a field in the body is not shown to the guest.", async () => {
    const issues = [{ path: "data.checkout.contact.email", message: "No e-mail." }];
    const refused = refusal(400, "invalid_request", { issues, message: "data.checkout.contact.email: No e-mail." });
    const { flow } = aPage({ submit: [refused] });
    await flow.submit();
    expect(flow.state.getState()).toMatchObject({ error: { message: m.refusal_invalid_request() } });
  });

  test("After a refusal of lines the cart is repriced, so that the lines show their problems.", async () => {
    const invalid_items = [{ orderId: 1, code: 415, message: "Sold out." }] as InvalidItem[];
    const { flow, log, phase } = aPage({ submit: [refusal(409, 415, { invalid_items })] });
    await flow.submit();
    expect([phase(), log]).toEqual(["refused", ["submit key-1", "reprice"]]);
  });

  test("A corrected order is sent with the same key.", async () => {
    const { flow, log } = aPage({ submit: [refusal(402, 200), SUBMITTED] });
    await flow.submit();
    await flow.submit();
    expect(log).toEqual(["submit key-1", "submit key-1", "clear cart"]);
  });

  test("A changed price is shown beside the old one, and nothing is sent until the diner agrees.", async () => {
    const carts = [aCart("12.00"), aCart("13.00")];
    const { flow, log } = aPage({ submit: [refusal(409, 428), SUBMITTED], carts });
    await flow.submit();
    expect(flow.state.getState()).toEqual({
      phase: "prices-changed",
      changes: [{ orderId: 1, name: "Poutine", oldPrice: "12.00", newPrice: "13.00" }],
      oldTotal: "12.00",
      newTotal: "13.00",
      why: null,
    });
    expect(log).toEqual(["submit key-1", "reprice"]);
    await flow.agreeToPrices();
    expect(log).toEqual(["submit key-1", "reprice", "submit key-1", "clear cart"]);
  });

  test("A total that differs from the one on the button has to be agreed to before anything is sent.", async () => {
    const { flow, log } = aPage({ carts: [aCart("12.50")] });
    await flow.submit();
    expect(flow.state.getState()).toMatchObject({ phase: "prices-changed", oldTotal: "12.00", newTotal: "12.50" });
    expect(log).toEqual([]);
  });

  test("If only the total has changed, the server's reason is shown: the gift card has a lower balance.", async () => {
    const short = refusal(409, 428, { message: "The gift card holds $4.80 by now." });
    const { flow } = aPage({ submit: [short], carts: [aCart("12.00")] });
    await flow.submit();
    expect(flow.state.getState()).toMatchObject({
      phase: "prices-changed",
      changes: [],
      why: "The gift card holds $4.80 by now.",
    });
  });

  test("A card that the gateway refuses is reported at its field, and nothing is sent.", async () => {
    const tokenise = async () => ({ refused: { field: "card.number", message: "Test cards only." } });
    const { flow, log, said, phase } = aPage({ form: { tokenise } });
    await flow.submit();
    expect([phase(), log, said.fields]).toEqual(["editing", [], { "card.number": "Test cards only." }]);
  });
});

describe("a bank's challenge", () => {
  const CHALLENGE = refusal(402, "challenge_required", { challenge_url: "/challenge" });

  test("After it is passed, the same order is sent with the same key.", async () => {
    const { flow, log, phase } = aPage({ submit: [CHALLENGE, SUBMITTED] });
    await flow.submit();
    expect(flow.state.getState()).toEqual({ phase: "challenged", url: "/challenge", total: "12.00" });
    await flow.passChallenge();
    expect([phase(), log]).toEqual(["submitted", ["submit key-1", "submit key-1", "clear cart"]]);
  });

  test("After the diner has left it, a late pass sends nothing.", async () => {
    const { flow, log, phase } = aPage({ submit: [CHALLENGE] });
    await flow.submit();
    flow.leave();
    await flow.passChallenge();
    expect([phase(), log]).toEqual(["editing", ["submit key-1"]]);
  });

  test("A price that changed during the challenge is shown beside the challenged one.", async () => {
    const carts = [aCart("12.00"), aCart("13.00")];
    const { flow } = aPage({ submit: [CHALLENGE, refusal(409, 428)], carts });
    await flow.submit();
    await flow.passChallenge();
    expect(flow.state.getState()).toMatchObject({ phase: "prices-changed", oldTotal: "12.00", newTotal: "13.00" });
  });
});

describe("the account and the saved card of an order", () => {
  const TOKEN = { token: "tok", type: "VISA", last4: "4242", expiry_date: "12/34", postal_code: null };
  const KEPT = { paymentCardId: "card-1", isDefault: true };
  const DECLINED = refusal(402, 200);

  /** A page whose card is to be saved. `done` logs the account's calls and what paid the order, in turn. */
  function aKeepingPage(script: Script & { readonly kept?: typeof KEPT | null }) {
    const done: unknown[] = [];
    const keeping = {
      keep: async () => {
        done.push("keep");
        return script.kept === undefined ? KEPT : script.kept;
      },
      forget: async ({ paymentCardId }: typeof KEPT) => void done.push(`forget ${paymentCardId}`),
    };
    const bodyOf: SubmitForm["bodyOf"] = (_, card) => {
      done.push(card);
      return BODY;
    };
    const form = { tokenise: async () => TOKEN, keeping, bodyOf, ...script.form };
    return { ...aPage({ ...script, form }), done };
  }

  test("A card is saved once, before the order, which it then pays; after a lost answer the same body is sent again.", async () => {
    const { flow, done, said, log } = aKeepingPage({ submit: [LOST, SUBMITTED], find: [UNKNOWN_KEY] });
    await flow.submit();
    expect(done).toEqual(["keep", KEPT]);
    expect(log).toEqual(["submit key-1", "find key-1", "submit key-1", "clear cart"]);
    expect(said.news).toEqual([{ account: null, card: "kept" }]);
  });

  test("If saving fails, the order is placed and the card's token pays.", async () => {
    const { flow, done, said } = aKeepingPage({ submit: [SUBMITTED], kept: null });
    await flow.submit();
    expect(done).toEqual(["keep", TOKEN]);
    expect(said.news).toEqual([{ account: null, card: "not-kept" }]);
  });

  test("A declined card is deleted again, even after a challenge; after another refusal it stays saved.", async () => {
    const declined = aKeepingPage({ submit: [DECLINED] });
    await declined.flow.submit();
    expect(declined.done).toEqual(["keep", KEPT, "forget card-1"]);
    const asked = aKeepingPage({ submit: [refusal(402, "challenge_required", { challenge_url: "/c" }), DECLINED] });
    await asked.flow.submit();
    await asked.flow.passChallenge();
    expect(asked.done).toEqual(["keep", KEPT, "forget card-1"]);
    const full = aKeepingPage({ submit: [refusal(409, 422)] });
    await full.flow.submit();
    expect(full.done).toEqual(["keep", KEPT]);
  });

  test("The account is created before the card is saved; if it cannot be created now, the order is placed as a guest's.", async () => {
    const made: string[] = [];
    const register = async () => {
      made.push("register");
      return "registered" as const;
    };
    const page = aKeepingPage({ submit: [SUBMITTED], form: { register } });
    await page.flow.submit();
    expect([made, page.done, page.said.news]).toEqual([
      ["register"],
      ["keep", KEPT],
      [{ account: "registered", card: "kept" }],
    ]);
    const later = aKeepingPage({ submit: [SUBMITTED], form: { register: async () => "not-now" } });
    await later.flow.submit();
    expect([later.done, later.said.news]).toEqual([[TOKEN], [{ account: "not-now", card: "not-kept" }]]);
  });

  test("Faults of the registration are shown at their fields, and nothing is ordered.", async () => {
    const fields = { "contact.email": "There is an account with this email already." };
    const page = aKeepingPage({ form: { register: async () => ({ fields }) } });
    await page.flow.submit();
    expect([page.phase(), page.said.fields, page.done, page.log]).toEqual(["editing", fields, [], []]);
  });
});

describe("ordering while offline", () => {
  test("An order that can be queued is queued with its key, and nothing is sent.", async () => {
    const { flow, log, phase } = aPage({ carts: [null], form: { canWait: true } });
    await flow.submit();
    expect(log).toEqual(["queue key-1", "clear cart"]);
    expect(phase()).toBe("editing");
  });

  test("While the browser is offline, even a confirmed cart is queued; an order that cannot be queued is sent.", async () => {
    const { flow, log } = aPage({ isOnline: false, submit: [LOST], find: [LOST], form: { canWait: true } });
    await flow.submit();
    expect(log).toEqual(["queue key-1", "clear cart"]);
    const card = aPage({ isOnline: false, submit: [SUBMITTED] });
    await card.flow.submit();
    expect(card.log).toEqual(["submit key-1", "clear cart"]);
  });

  test("An unanswered order is queued as sent; if it cannot be queued, the page says that nothing was sent.", async () => {
    const lost = aPage({ submit: [LOST], find: [LOST], form: { canWait: true } });
    await lost.flow.submit();
    expect(lost.log.slice(-2)).toEqual(["queue key-1, which left", "clear cart"]);
    const cannot = aPage({ carts: [null] });
    await cannot.flow.submit();
    expect(cannot.log).toEqual([]);
    expect(cannot.phase()).toBe("network-down");
  });
});
