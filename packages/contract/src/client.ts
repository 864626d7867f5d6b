import type { OrderType } from "@comptoir/ordering";
import type { z } from "zod";
import type { anotherRound } from "./another-round.ts";
import type { addItem, savedCart, validateCart } from "./cart.ts";
import type { getDiscountInfo, getGiftCard } from "./codes.ts";
import type { setCosts } from "./costs.ts";
import type { ErrorBody, ErrorCodeOf } from "./errors.ts";
import type { findTimes, getNextOrderQueueTime } from "./fulfilment.ts";
import type { JsonSchema } from "./json.ts";
import type { orderNotification } from "./notification.ts";
import type { cancelOrder, getOrder, getOrderByReference } from "./orders.ts";
import type { getApplePaySession, getPaymentConfig } from "./payment.ts";
import type { editUser, endSession, getSessions, getUserInfo } from "./people/account.ts";
import type { getUserEnrolledProgramStatus } from "./people/loyalty.ts";
import type { getUserMembershipPromo } from "./people/membership.ts";
import type { deleteAccount, exportData } from "./people/own-data.ts";
import type {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  loginPasskey,
  removePasskey,
} from "./people/passkeys.ts";
import type { getPastReceipts, getPreviouslyOrderedItems } from "./people/past-orders.ts";
import type { addPaymentMethod, deletePayment, editPaymentMethod } from "./people/saved-cards.ts";
import type { forgotPassword, loginNative, logout, registerUser, resetPassword, userExist } from "./people/sign-in.ts";
import type {
  beginLogin,
  getGoogleUserInfo,
  getLoginOptions,
  linkProvider,
  loginGoogle,
  unlinkProvider,
} from "./people/social-login.ts";
import type { autocompleteSearch } from "./places.ts";
import type { getRotationalMenus } from "./school.ts";
import type { changeOrder, createK12Order, submitOrder } from "./submit.ts";
import type { getAnnouncements } from "./venues.ts";

/** What is only read is as good as what may be changed. */
type Written<Value> = Value extends object ? { readonly [Key in keyof Value]: Written<Value[Key]> } : Value;
type BodyOf<Route> = Route extends { request: { body: infer Body } }
  ? JsonSchema<Body> extends z.ZodType
    ? Written<z.input<JsonSchema<Body>>>
    : undefined
  : undefined;
type SuccessOf<Route> = Route extends { responses: infer Responses }
  ? Responses extends { 200: infer Ok }
    ? Ok
    : Responses extends { 201: infer Created }
      ? Created
      : Responses extends { 202: infer Accepted }
        ? Accepted
        : never
  : never;
type AnswerOf<Route> = Route extends { responses: { 204: unknown } }
  ? null
  : JsonSchema<SuccessOf<Route>> extends z.ZodType
    ? z.output<JsonSchema<SuccessOf<Route>>>
    : never;

/** What a call came to: its answer, the server's refusal, or no answer at all (the network, a cut connection). */
export type CallResult<Answer, Code = ErrorBody["code"]> =
  | { readonly ok: true; readonly answer: Answer; readonly headers: Headers }
  | { readonly ok: false; readonly status: number; readonly error: ErrorBody<Code>; readonly headers?: Headers }
  | { readonly ok: false; readonly status: 0; readonly error: null };

/** Where calls go and in whose name. On the server `fetch` is the api's own, in the browser the platform's. */
export type Caller = {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
  readonly restaurantId?: string | number;
  readonly locale: string;
  /** The token of who is signed in, for the calls whose body has no place for it. api#token-place. */
  readonly token?: string;
  /** Headers that go along, for example the visitor's cookie when a page is rendered on the server. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

async function call<Route>(
  caller: Caller,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<CallResult<AnswerOf<Route>, ErrorCodeOf<Route>>> {
  const request = new Request(`${caller.origin}/api${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      "x-locale": caller.locale,
      ...(caller.restaurantId === undefined ? {} : { "x-restaurant-id": String(caller.restaurantId) }),
      ...(caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...caller.headers,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(caller.signal ? { signal: caller.signal } : {}),
  });
  try {
    const response = await caller.fetch(request);
    const answer = response.status === 204 ? null : await response.json();
    if (response.ok) return { ok: true, answer: answer as AnswerOf<Route>, headers: response.headers };
    return {
      ok: false,
      status: response.status,
      error: answer as ErrorBody<ErrorCodeOf<Route>>,
      headers: response.headers,
    };
  } catch {
    return { ok: false, status: 0, error: null };
  }
}

const segment = (id: string | number) => encodeURIComponent(String(id));

/** The calls of the contract, typed by its routes; only their types are imported, so that no schema reaches the browser. */
export const calls = {
  getAnnouncements: (caller: Caller, id: string | number) =>
    call<typeof getAnnouncements>(caller, "GET", `/restaurants/${segment(id)}/announcements`),
  autocompleteSearch: (caller: Caller, body: BodyOf<typeof autocompleteSearch>) =>
    call<typeof autocompleteSearch>(caller, "POST", "/restaurants/autocomplete-search", body),
  getRotationalMenus: (caller: Caller, query: { start_date: string; end_date: string; ordering_menus: string }) =>
    call<typeof getRotationalMenus>(caller, "GET", `/rotational-menus?${new URLSearchParams(query)}`),
  addItem: (caller: Caller, body: BodyOf<typeof addItem>) => call<typeof addItem>(caller, "POST", "/orders/item", body),
  validateCart: (caller: Caller, body: BodyOf<typeof validateCart>) =>
    call<typeof validateCart>(caller, "POST", "/orders/validate", body),
  savedCart: (caller: Caller, type: OrderType, changeId: string | null) =>
    call<typeof savedCart>(
      caller,
      "GET",
      `/cart?${new URLSearchParams({ type, ...(changeId === null ? {} : { changeId }) })}`,
    ),
  setCosts: (caller: Caller, body: BodyOf<typeof setCosts>) =>
    call<typeof setCosts>(caller, "POST", "/orders/set-costs", body),
  getDiscountInfo: (caller: Caller, body: BodyOf<typeof getDiscountInfo>) =>
    call<typeof getDiscountInfo>(caller, "POST", "/orders/get-discount-info", body),
  getGiftCard: (caller: Caller, body: BodyOf<typeof getGiftCard>) =>
    call<typeof getGiftCard>(caller, "POST", "/orders/get-gift-card", body),
  getNextOrderQueueTime: (caller: Caller) =>
    call<typeof getNextOrderQueueTime>(caller, "GET", "/orders/get-next-order-queue-time"),
  findTimes: (caller: Caller, body: BodyOf<typeof findTimes>) =>
    call<typeof findTimes>(caller, "POST", "/orders/scheduling", body),
  getPaymentConfig: (caller: Caller, body: BodyOf<typeof getPaymentConfig>) =>
    call<typeof getPaymentConfig>(caller, "POST", "/payment/get-payment-config", body),
  getApplePaySession: (caller: Caller, body: BodyOf<typeof getApplePaySession>) =>
    call<typeof getApplePaySession>(caller, "POST", "/payment/get-apple-pay-session", body),
  submitOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<typeof submitOrder>) =>
    call<typeof submitOrder>(caller, "POST", "/orders", body, { "idempotency-key": idempotencyKey }),
  createK12Order: (caller: Caller, idempotencyKey: string, body: BodyOf<typeof createK12Order>) =>
    call<typeof createK12Order>(caller, "POST", "/orders/create-k12-order", body, {
      "idempotency-key": idempotencyKey,
    }),
  orderNotification: (caller: Caller, body: BodyOf<typeof orderNotification>) =>
    call<typeof orderNotification>(caller, "POST", "/orders/notification", body),
  anotherRound: (caller: Caller, id: string, { changing }: { readonly changing: boolean }) =>
    call<typeof anotherRound>(caller, "GET", `/orders/another-round/${segment(id)}${changing ? "?changing=true" : ""}`),
  getOrder: (caller: Caller, id: string) => call<typeof getOrder>(caller, "GET", `/orders/${segment(id)}`),
  cancelOrder: (caller: Caller, id: string) =>
    call<typeof cancelOrder>(caller, "POST", `/orders/${segment(id)}/cancel`, {}),
  changeOrder: (caller: Caller, id: string, idempotencyKey: string, body: BodyOf<typeof changeOrder>) =>
    call<typeof changeOrder>(caller, "POST", `/orders/${segment(id)}/change`, body, {
      "idempotency-key": idempotencyKey,
    }),
  getOrderByReference: (caller: Caller, key: string) =>
    call<typeof getOrderByReference>(caller, "GET", `/orders/reference/${segment(key)}`),

  registerUser: (caller: Caller, body: BodyOf<typeof registerUser>) =>
    call<typeof registerUser>(caller, "POST", "/auth/register-user", body),
  loginNative: (caller: Caller, body: BodyOf<typeof loginNative>) =>
    call<typeof loginNative>(caller, "POST", "/auth/login-native", body),
  userExist: (caller: Caller, body: BodyOf<typeof userExist>) =>
    call<typeof userExist>(caller, "POST", "/auth/user-exist", body),
  forgotPassword: (caller: Caller, body: BodyOf<typeof forgotPassword>) =>
    call<typeof forgotPassword>(caller, "POST", "/auth/forgot-password", body),
  resetPassword: (caller: Caller, body: BodyOf<typeof resetPassword>) =>
    call<typeof resetPassword>(caller, "POST", "/auth/reset-password", body),
  logout: (caller: Caller, body: BodyOf<typeof logout>) => call<typeof logout>(caller, "POST", "/auth/logout", body),
  getLoginOptions: (caller: Caller) => call<typeof getLoginOptions>(caller, "GET", "/auth/login-options"),
  beginLogin: (caller: Caller, body: BodyOf<typeof beginLogin>) =>
    call<typeof beginLogin>(caller, "POST", "/auth/begin-login", body),
  /** The three providers' calls take and answer the same. */
  loginSocial: (caller: Caller, type: "google" | "apple" | "facebook", body: BodyOf<typeof loginGoogle>) =>
    call<typeof loginGoogle>(caller, "POST", `/auth/login-${type}`, body),
  getGoogleUserInfo: (caller: Caller, body: BodyOf<typeof getGoogleUserInfo>) =>
    call<typeof getGoogleUserInfo>(caller, "POST", "/auth/get-google-user-info", body),
  linkProvider: (caller: Caller, body: BodyOf<typeof linkProvider>) =>
    call<typeof linkProvider>(caller, "POST", "/auth/link-provider", body),
  unlinkProvider: (caller: Caller, body: BodyOf<typeof unlinkProvider>) =>
    call<typeof unlinkProvider>(caller, "POST", "/auth/unlink-provider", body),
  beginPasskeyLogin: (caller: Caller) =>
    call<typeof beginPasskeyLogin>(caller, "POST", "/auth/begin-passkey-login", {}),
  loginPasskey: (caller: Caller, body: BodyOf<typeof loginPasskey>) =>
    call<typeof loginPasskey>(caller, "POST", "/auth/login-passkey", body),
  getPasskeys: (caller: Caller, body: BodyOf<typeof getPasskeys>) =>
    call<typeof getPasskeys>(caller, "POST", "/auth/passkeys", body),
  beginPasskey: (caller: Caller, body: BodyOf<typeof beginPasskey>) =>
    call<typeof beginPasskey>(caller, "POST", "/auth/begin-passkey", body),
  addPasskey: (caller: Caller, body: BodyOf<typeof addPasskey>) =>
    call<typeof addPasskey>(caller, "POST", "/auth/add-passkey", body),
  removePasskey: (caller: Caller, body: BodyOf<typeof removePasskey>) =>
    call<typeof removePasskey>(caller, "POST", "/auth/remove-passkey", body),
  getUserInfo: (caller: Caller, body: BodyOf<typeof getUserInfo>) =>
    call<typeof getUserInfo>(caller, "POST", "/auth/get-comptoir-user-info", body),
  editUser: (caller: Caller, body: BodyOf<typeof editUser>) =>
    call<typeof editUser>(caller, "POST", "/auth/edit-user", body),
  getSessions: (caller: Caller, body: BodyOf<typeof getSessions>) =>
    call<typeof getSessions>(caller, "POST", "/auth/sessions", body),
  endSession: (caller: Caller, body: BodyOf<typeof endSession>) =>
    call<typeof endSession>(caller, "POST", "/auth/end-session", body),
  getUserEnrolledProgramStatus: (caller: Caller, body: BodyOf<typeof getUserEnrolledProgramStatus>) =>
    call<typeof getUserEnrolledProgramStatus>(caller, "POST", "/auth/get-user-enrolled-program-status", body),
  getUserMembershipPromo: (caller: Caller, body: BodyOf<typeof getUserMembershipPromo>) =>
    call<typeof getUserMembershipPromo>(caller, "POST", "/auth/get-user-membership-promo", body),
  exportData: (caller: Caller, body: BodyOf<typeof exportData>) =>
    call<typeof exportData>(caller, "POST", "/auth/export-data", body),
  deleteAccount: (caller: Caller, body: BodyOf<typeof deleteAccount>) =>
    call<typeof deleteAccount>(caller, "POST", "/auth/delete-account", body),
  addPaymentMethod: (caller: Caller, body: BodyOf<typeof addPaymentMethod>) =>
    call<typeof addPaymentMethod>(caller, "POST", "/auth/payment-method", body),
  editPaymentMethod: (caller: Caller, body: BodyOf<typeof editPaymentMethod>) =>
    call<typeof editPaymentMethod>(caller, "PUT", "/auth/payment-method", body),
  deletePayment: (caller: Caller, body: BodyOf<typeof deletePayment>) =>
    call<typeof deletePayment>(caller, "POST", "/auth/delete-payment", body),
  getPastReceipts: (caller: Caller, body: BodyOf<typeof getPastReceipts>) =>
    call<typeof getPastReceipts>(caller, "POST", "/auth/get-past-receipts", body),
  getPreviouslyOrderedItems: (caller: Caller, body: BodyOf<typeof getPreviouslyOrderedItems>) =>
    call<typeof getPreviouslyOrderedItems>(caller, "POST", "/auth/get-previously-ordered-items", body),
};
