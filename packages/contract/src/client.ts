import type { OrderType } from "@comptoir/ordering";
import { type BodyOf, type Caller, call } from "./call.ts";
import type { contract } from "./index.ts";

export type { Caller, CallResult } from "./call.ts";

type Room = (typeof contract)[keyof typeof contract];
/** The route of a call by its name. Imports only types, so that no schema reaches the browser. */
type Route<Name extends string> = Extract<Room, { readonly [Each in Name]: unknown }>[Name];
type RouteName = Room extends infer Each ? (Each extends unknown ? keyof Each & string : never) : never;
type Path<Name extends string> = Route<Name> extends { readonly path: infer Written } ? Written : never;

const POSTS = {
  autocompleteSearch: "/restaurants/autocomplete-search",
  geolocationSearch: "/restaurants/geolocation-search",
  addItem: "/orders/item",
  validateCart: "/orders/validate",
  setCosts: "/orders/set-costs",
  findCode: "/orders/find-code",
  getDiscountInfo: "/orders/get-discount-info",
  getGiftCard: "/orders/get-gift-card",
  findTimes: "/orders/scheduling",
  getPaymentConfig: "/payment/get-payment-config",
  getApplePaySession: "/payment/get-apple-pay-session",
  orderNotification: "/orders/notification",
  getMinimalInfo: "/catering/events/get-minimal-info",
  authGetEventInfo: "/catering/events/auth-get-event-info",
  getUpcomingEvents: "/catering/suite-owners/get-upcoming-events",
  registerUser: "/auth/register-user",
  loginNative: "/auth/login-native",
  userExist: "/auth/user-exist",
  forgotPassword: "/auth/forgot-password",
  resetPassword: "/auth/reset-password",
  sendConfirmation: "/auth/send-confirmation",
  confirmEmail: "/auth/confirm-email",
  logout: "/auth/logout",
  loginAs: "/auth/login-as",
  beginLogin: "/auth/begin-login",
  getGoogleUserInfo: "/auth/get-google-user-info",
  linkProvider: "/auth/link-provider",
  unlinkProvider: "/auth/unlink-provider",
  loginPasskey: "/auth/login-passkey",
  getPasskeys: "/auth/passkeys",
  beginPasskey: "/auth/begin-passkey",
  addPasskey: "/auth/add-passkey",
  removePasskey: "/auth/remove-passkey",
  getUserInfo: "/auth/get-comptoir-user-info",
  editUser: "/auth/edit-user",
  getSessions: "/auth/sessions",
  endSession: "/auth/end-session",
  getUserEnrolledProgramStatus: "/auth/get-user-enrolled-program-status",
  getPoints: "/auth/points",
  getUserMembershipPromo: "/auth/get-user-membership-promo",
  exportData: "/auth/export-data",
  deleteAccount: "/auth/delete-account",
  loginStaff: "/auth/login-staff",
  logoutStaff: "/auth/logout-staff",
  choosePerson: "/staff/pin",
  leaveDevice: "/staff/leave",
  switchRestaurant: "/staff/switch",
  addStaffMember: "/staff/people",
  addPaymentMethod: "/auth/payment-method",
  deletePayment: "/auth/delete-payment",
  getAccountCredit: "/auth/account-credit",
  getChildren: "/auth/children",
  addChild: "/auth/add-child",
  editChild: "/auth/edit-child",
  removeChild: "/auth/remove-child",
  getGuestOrders: "/auth/get-guest-orders",
  claimGuestOrders: "/auth/claim-guest-orders",
  getPastReceipts: "/auth/get-past-receipts",
  getPreviouslyOrderedItems: "/auth/get-previously-ordered-items",
} as const satisfies { readonly [Name in RouteName]?: Path<Name> };

type Posts = {
  readonly [Name in keyof typeof POSTS]: (
    caller: Caller,
    body: BodyOf<Route<Name>>,
  ) => ReturnType<typeof call<Route<Name>>>;
};
const posts = Object.fromEntries(
  Object.entries(POSTS).map(([name, path]) => [
    name,
    (caller: Caller, body: object) => call(caller, "POST", path, body),
  ]),
) as Posts;

const segment = (id: string | number) => encodeURIComponent(String(id));
const keyed = (idempotencyKey: string) => ({ "idempotency-key": idempotencyKey });

export const calls = {
  ...posts,
  getNextOrderQueueTime: (caller: Caller) =>
    call<Route<"getNextOrderQueueTime">>(caller, "GET", "/orders/get-next-order-queue-time"),
  getActiveEvents: (caller: Caller) =>
    call<Route<"getActiveEvents">>(caller, "GET", "/catering/events/get-active-events"),
  getLoginOptions: (caller: Caller) => call<Route<"getLoginOptions">>(caller, "GET", "/auth/login-options"),
  getStaffInfo: (caller: Caller) => call<Route<"getStaffInfo">>(caller, "GET", "/auth/staff"),
  getStaffPeople: (caller: Caller) => call<Route<"getStaffPeople">>(caller, "GET", "/staff/people"),
  changeStaffMember: (caller: Caller, id: string, body: BodyOf<Route<"changeStaffMember">>) =>
    call<Route<"changeStaffMember">>(caller, "POST", `/staff/people/${segment(id)}`, body),
  removeStaffMember: (caller: Caller, id: string) =>
    call<Route<"removeStaffMember">>(caller, "DELETE", `/staff/people/${segment(id)}`),
  issueStaffCode: (caller: Caller, id: string) =>
    call<Route<"issueStaffCode">>(caller, "POST", `/staff/people/${segment(id)}/code`, {}),
  getStaffActs: (caller: Caller, after: string | null) =>
    call<Route<"getStaffActs">>(
      caller,
      "GET",
      `/staff/acts${after === null ? "" : `?${new URLSearchParams({ after })}`}`,
    ),
  getBoard: (caller: Caller) => call<Route<"getBoard">>(caller, "GET", "/staff/board"),
  acceptOrder: (caller: Caller, id: string, body: BodyOf<Route<"acceptOrder">>) =>
    call<Route<"acceptOrder">>(caller, "POST", `/staff/orders/${segment(id)}/accept`, body),
  declineOrder: (caller: Caller, id: string, body: BodyOf<Route<"declineOrder">>) =>
    call<Route<"declineOrder">>(caller, "POST", `/staff/orders/${segment(id)}/decline`, body),
  moveOrder: (caller: Caller, id: string, body: BodyOf<Route<"moveOrder">>) =>
    call<Route<"moveOrder">>(caller, "POST", `/staff/orders/${segment(id)}/move`, body),
  undoReady: (caller: Caller, id: string, body: BodyOf<Route<"undoReady">>) =>
    call<Route<"undoReady">>(caller, "POST", `/staff/orders/${segment(id)}/undo-ready`, body),
  startNow: (caller: Caller, id: string, body: BodyOf<Route<"startNow">>) =>
    call<Route<"startNow">>(caller, "POST", `/staff/orders/${segment(id)}/start-now`, body),
  moveTime: (caller: Caller, id: string, body: BodyOf<Route<"moveTime">>) =>
    call<Route<"moveTime">>(caller, "POST", `/staff/orders/${segment(id)}/move-time`, body),
  crossLines: (caller: Caller, id: string, body: BodyOf<Route<"crossLines">>) =>
    call<Route<"crossLines">>(caller, "POST", `/staff/orders/${segment(id)}/lines`, body),
  readOrder: (caller: Caller, id: string, body: BodyOf<Route<"readOrder">>) =>
    call<Route<"readOrder">>(caller, "POST", `/staff/orders/${segment(id)}/read`, body),
  getAnnouncements: (caller: Caller, id: string | number) =>
    call<Route<"getAnnouncements">>(caller, "GET", `/restaurants/${segment(id)}/announcements`),
  getRotationalMenus: (caller: Caller, query: { start_date: string; end_date: string; ordering_menus: string }) =>
    call<Route<"getRotationalMenus">>(caller, "GET", `/rotational-menus?${new URLSearchParams(query)}`),
  savedCart: (
    caller: Caller,
    type: OrderType,
    { changeId, eventSuiteId }: { readonly changeId: string | null; readonly eventSuiteId: string | null },
  ) =>
    call<Route<"savedCart">>(
      caller,
      "GET",
      `/cart?${new URLSearchParams({
        type,
        ...(changeId === null ? {} : { changeId }),
        ...(eventSuiteId === null ? {} : { eventSuiteId }),
      })}`,
    ),
  submitOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"submitOrder">>) =>
    call<Route<"submitOrder">>(caller, "POST", "/orders", body, keyed(idempotencyKey)),
  createK12Order: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"createK12Order">>) =>
    call<Route<"createK12Order">>(caller, "POST", "/orders/create-k12-order", body, keyed(idempotencyKey)),
  createMarketplaceOrder: (caller: Caller, idempotencyKey: string, body: BodyOf<Route<"createMarketplaceOrder">>) =>
    call<Route<"createMarketplaceOrder">>(
      caller,
      "POST",
      "/orders/create-marketplace-order",
      body,
      keyed(idempotencyKey),
    ),
  anotherRound: (caller: Caller, id: string, { changing }: { readonly changing: boolean }) =>
    call<Route<"anotherRound">>(
      caller,
      "GET",
      `/orders/another-round/${segment(id)}${changing ? "?changing=true" : ""}`,
    ),
  getOrder: (caller: Caller, id: string) => call<Route<"getOrder">>(caller, "GET", `/orders/${segment(id)}`),
  cancelOrder: (caller: Caller, id: string) =>
    call<Route<"cancelOrder">>(caller, "POST", `/orders/${segment(id)}/cancel`, {}),
  changeOrder: (caller: Caller, id: string, idempotencyKey: string, body: BodyOf<Route<"changeOrder">>) =>
    call<Route<"changeOrder">>(caller, "POST", `/orders/${segment(id)}/change`, body, keyed(idempotencyKey)),
  getOrderByReference: (caller: Caller, key: string) =>
    call<Route<"getOrderByReference">>(caller, "GET", `/orders/reference/${segment(key)}`),

  updateEventDaySettings: (
    caller: Caller,
    { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string },
    body: BodyOf<Route<"updateEventDaySettings">>,
  ) =>
    call<Route<"updateEventDaySettings">>(
      caller,
      "PUT",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/update-event-day-settings`,
      body,
    ),
  getSuiteActs: (caller: Caller, { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string }) =>
    call<Route<"getSuiteActs">>(
      caller,
      "GET",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/acts`,
    ),
  getRunSheet: (caller: Caller, eventId: string) =>
    call<Route<"getRunSheet">>(caller, "GET", `/catering/events/${segment(eventId)}/run-sheet`),
  countParStock: (
    caller: Caller,
    { eventId, suiteId }: { readonly eventId: string; readonly suiteId: string },
    body: BodyOf<Route<"countParStock">>,
  ) =>
    call<Route<"countParStock">>(
      caller,
      "POST",
      `/catering/events/${segment(eventId)}/event-suites/${segment(suiteId)}/par-stock`,
      body,
    ),

  /** One method for three providers, because their calls have the same body and answer. */
  loginSocial: (caller: Caller, type: "google" | "apple" | "facebook", body: BodyOf<Route<"loginGoogle">>) =>
    call<Route<"loginGoogle">>(caller, "POST", `/auth/login-${type}`, body),
  beginPasskeyLogin: (caller: Caller) =>
    call<Route<"beginPasskeyLogin">>(caller, "POST", "/auth/begin-passkey-login", {}),
  editPaymentMethod: (caller: Caller, body: BodyOf<Route<"editPaymentMethod">>) =>
    call<Route<"editPaymentMethod">>(caller, "PUT", "/auth/payment-method", body),
};
