import { type BodyOf, type Caller, call } from "./call.ts";
import { postCalls, type Route, segment } from "./client-routes.ts";

/** The calls of a restaurant's own side. A module of its own, so that none of it is in the scripts of diners. */
export const staffCalls = {
  ...postCalls({
    loginStaff: "/auth/login-staff",
    logoutStaff: "/auth/logout-staff",
    choosePerson: "/staff/pin",
    leaveDevice: "/staff/leave",
    switchRestaurant: "/staff/switch",
    addStaffMember: "/staff/people",
    sellOutThings: "/staff/sold-out",
    restockThings: "/staff/restock",
    pauseVenue: "/staff/pause",
    resumeVenue: "/staff/resume",
    setPreparationTime: "/staff/preparation",
    changeSlots: "/staff/slots",
    closeDay: "/staff/day/close",
    addWebhook: "/staff/webhooks",
    addKey: "/staff/keys",
    addCode: "/staff/codes",
    changeCode: "/staff/codes/change",
    stopCode: "/staff/codes/stop",
    issueGiftCard: "/staff/gift-cards",
    addMember: "/staff/members",
    changeMember: "/staff/members/change",
    removeMember: "/staff/members/remove",
    importMembers: "/staff/members/import",
    connectAccount: "/staff/payments/connect",
    readAccount: "/staff/payments/read",
    disconnectAccount: "/staff/payments/disconnect",
    addPrinter: "/staff/printers",
    editVenueDraft: "/staff/menu/edits",
    settleVenueDraft: "/staff/menu/settle",
    discardVenueDraft: "/staff/menu/discard",
    publishVenueDraft: "/staff/menu/publish",
    scheduleVenueDraft: "/staff/menu/schedule",
    lookAtStart: "/staff/start/look",
    startRestaurant: "/staff/start",
    tickNextStep: "/staff/next",
  }),
  getStaffInfo: (caller: Caller) => call<Route<"getStaffInfo">>(caller, "GET", "/auth/staff"),
  getStaffPeople: (caller: Caller) => call<Route<"getStaffPeople">>(caller, "GET", "/staff/people"),
  changeStaffMember: (caller: Caller, id: string, body: BodyOf<Route<"changeStaffMember">>) =>
    call<Route<"changeStaffMember">>(caller, "POST", `/staff/people/${segment(id)}`, body),
  removeStaffMember: (caller: Caller, id: string) =>
    call<Route<"removeStaffMember">>(caller, "DELETE", `/staff/people/${segment(id)}`),
  issueStaffCode: (caller: Caller, id: string) =>
    call<Route<"issueStaffCode">>(caller, "POST", `/staff/people/${segment(id)}/code`, {}),
  getStaffActs: (caller: Caller, after: string | null) =>
    call<Route<"getStaffActs">>(caller, "GET", withQuery("/staff/acts", { after })),
  getNextSteps: (caller: Caller) => call<Route<"getNextSteps">>(caller, "GET", "/staff/next"),
  getTableLinks: (caller: Caller) => call<Route<"getTableLinks">>(caller, "GET", "/staff/tables"),
  getPayments: (caller: Caller) => call<Route<"getPayments">>(caller, "GET", "/staff/payments"),
  getKeys: (caller: Caller) => call<Route<"getKeys">>(caller, "GET", "/staff/keys"),
  removeKey: (caller: Caller, id: string) => call<Route<"removeKey">>(caller, "DELETE", `/staff/keys/${segment(id)}`),
  listCodes: (
    caller: Caller,
    {
      search = null,
      state = null,
      code = null,
      after = null,
    }: Partial<Record<"search" | "state" | "code" | "after", string | null>>,
  ) => call<Route<"listCodes">>(caller, "GET", withQuery("/staff/codes", { search, state, code, after })),
  listGiftCards: (caller: Caller, { search, state, after }: Record<"search" | "state" | "after", string | null>) =>
    call<Route<"listGiftCards">>(caller, "GET", withQuery("/staff/gift-cards", { search, state, after })),
  getGiftCardHistory: (caller: Caller, id: string, before: string | null) =>
    call<Route<"getGiftCardHistory">>(caller, "GET", withQuery(`/staff/gift-cards/${segment(id)}`, { before })),
  correctGiftCard: (caller: Caller, id: string, body: BodyOf<Route<"correctGiftCard">>) =>
    call<Route<"correctGiftCard">>(caller, "POST", `/staff/gift-cards/${segment(id)}/correct`, body),
  topUpGiftCard: (caller: Caller, id: string, body: BodyOf<Route<"topUpGiftCard">>) =>
    call<Route<"topUpGiftCard">>(caller, "POST", `/staff/gift-cards/${segment(id)}/top-up`, body),
  stopGiftCard: (caller: Caller, id: string, body: BodyOf<Route<"stopGiftCard">>) =>
    call<Route<"stopGiftCard">>(caller, "POST", `/staff/gift-cards/${segment(id)}/stop`, body),
  listMembers: (
    caller: Caller,
    { search = null, id = null, after = null }: Partial<Record<"search" | "id" | "after", string | null>>,
  ) => call<Route<"listMembers">>(caller, "GET", withQuery("/staff/members", { search, id, after })),
  /** Without `kinds`, all things; `within` names one thing. */
  getVenueDraft: (
    caller: Caller,
    { kinds = null, within = null }: { readonly kinds?: string | null; readonly within?: string | null } = {},
  ) => call<Route<"getVenueDraft">>(caller, "GET", withQuery("/staff/menu", { kinds, within })),
  getOtherMenu: (caller: Caller, id: string) =>
    call<Route<"getOtherMenu">>(caller, "GET", `/staff/menu/others/${segment(id)}`),
  copyOtherPictures: (caller: Caller, id: string, body: BodyOf<Route<"copyOtherPictures">>) =>
    call<Route<"copyOtherPictures">>(caller, "POST", `/staff/menu/others/${segment(id)}/pictures`, body),
  getPicture: (caller: Caller, hash: string) =>
    call<Route<"getPicture">>(caller, "GET", `/staff/pictures/${segment(hash)}`),
  cropPicture: (caller: Caller, hash: string, body: BodyOf<Route<"cropPicture">>) =>
    call<Route<"cropPicture">>(caller, "POST", `/staff/pictures/${segment(hash)}/crops`, body),
  reviewVenueDraft: (caller: Caller) => call<Route<"reviewVenueDraft">>(caller, "GET", "/staff/menu/review"),
  previewVenueDraft: (caller: Caller) => call<Route<"previewVenueDraft">>(caller, "GET", "/staff/menu/preview"),
  unscheduleVenueDraft: (caller: Caller, id: string) =>
    call<Route<"unscheduleVenueDraft">>(caller, "POST", `/staff/menu/scheduled/${segment(id)}/cancel`, {}),
  listVenueVersions: (caller: Caller, before: number | null) =>
    call<Route<"listVenueVersions">>(
      caller,
      "GET",
      withQuery("/staff/menu/versions", { before: before === null ? null : String(before) }),
    ),
  getVenueVersion: (caller: Caller, version: number) =>
    call<Route<"getVenueVersion">>(caller, "GET", `/staff/menu/versions/${version}`),
  returnToVenueVersion: (caller: Caller, version: number, body: BodyOf<Route<"returnToVenueVersion">>) =>
    call<Route<"returnToVenueVersion">>(caller, "POST", `/staff/menu/versions/${version}/return`, body),
  getBoardStock: (caller: Caller) => call<Route<"getBoardStock">>(caller, "GET", "/staff/stock"),
  getSlots: (caller: Caller) => call<Route<"getSlots">>(caller, "GET", "/staff/slots"),
  getSchoolList: (caller: Caller, date: string | null) =>
    call<Route<"getSchoolList">>(caller, "GET", withQuery("/staff/school", { date })),
  getStaffEvents: (caller: Caller) => call<Route<"getStaffEvents">>(caller, "GET", "/staff/events"),
  getEventOrders: (caller: Caller, eventId: string) =>
    call<Route<"getEventOrders">>(caller, "GET", `/staff/events/${segment(eventId)}`),
  getCateringDays: (caller: Caller, from: string | null) =>
    call<Route<"getCateringDays">>(caller, "GET", withQuery("/staff/catering", { from })),
  /** Without a day, today's orders. */
  listStaffOrders: (caller: Caller, { day, text }: { readonly day: string; readonly text: string }) =>
    call<Route<"listStaffOrders">>(caller, "GET", withQuery("/staff/orders", { day: day || null, text: text || null })),
  getDay: (caller: Caller, day: string | null) =>
    call<Route<"getDay">>(caller, "GET", withQuery("/staff/day", { day })),
  listDayCloses: (caller: Caller, before: number | null) =>
    call<Route<"listDayCloses">>(
      caller,
      "GET",
      withQuery("/staff/day/closes", { before: before === null ? null : String(before) }),
    ),
  listOpenTabs: (caller: Caller) => call<Route<"listOpenTabs">>(caller, "GET", "/staff/tabs"),
  listOpenTables: (caller: Caller) => call<Route<"listOpenTables">>(caller, "GET", "/staff/tables/open"),
  closeTable: (caller: Caller, id: string, body: BodyOf<Route<"closeTable">>) =>
    call<Route<"closeTable">>(caller, "POST", `/staff/tables/${segment(id)}/close`, body),
  removeTablePerson: (caller: Caller, id: string, body: BodyOf<Route<"removeTablePerson">>) =>
    call<Route<"removeTablePerson">>(caller, "POST", `/staff/tables/${segment(id)}/remove-person`, body),
  removeUnsentLine: (caller: Caller, id: string, body: BodyOf<Route<"removeUnsentLine">>) =>
    call<Route<"removeUnsentLine">>(caller, "POST", `/staff/tables/${segment(id)}/remove-line`, body),
  returnTableTip: (caller: Caller, id: string, body: BodyOf<Route<"returnTableTip">>) =>
    call<Route<"returnTableTip">>(caller, "POST", `/staff/tables/${segment(id)}/return-tip`, body),
  getService: (caller: Caller, days: { readonly from: string | null; readonly to: string | null }) =>
    call<Route<"getService">>(caller, "GET", withQuery("/staff/service", days)),
  getInsight: (caller: Caller, days: { readonly from: string | null; readonly to: string | null }) =>
    call<Route<"getInsight">>(caller, "GET", withQuery("/staff/insight", days)),
  getStaffOrder: (caller: Caller, id: string) =>
    call<Route<"getStaffOrder">>(caller, "GET", `/staff/orders/${segment(id)}`),
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
  quoteRefund: (caller: Caller, id: string, body: BodyOf<Route<"quoteRefund">>) =>
    call<Route<"quoteRefund">>(caller, "POST", `/staff/orders/${segment(id)}/refund/quote`, body),
  refundOrder: (caller: Caller, id: string, body: BodyOf<Route<"refundOrder">>) =>
    call<Route<"refundOrder">>(caller, "POST", `/staff/orders/${segment(id)}/refund`, body),
  getPrinters: (caller: Caller) => call<Route<"getPrinters">>(caller, "GET", "/staff/printers"),
  getPrinter: (caller: Caller, id: string, after: string | null) =>
    call<Route<"getPrinter">>(caller, "GET", withQuery(`/staff/printers/${segment(id)}`, { after })),
  changePrinter: (caller: Caller, id: string, body: BodyOf<Route<"changePrinter">>) =>
    call<Route<"changePrinter">>(caller, "POST", `/staff/printers/${segment(id)}`, body),
  removePrinter: (caller: Caller, id: string) =>
    call<Route<"removePrinter">>(caller, "DELETE", `/staff/printers/${segment(id)}`),
  rotatePrinterSecret: (caller: Caller, id: string) =>
    call<Route<"rotatePrinterSecret">>(caller, "POST", `/staff/printers/${segment(id)}/secret`, {}),
  forgetPrinterDevice: (caller: Caller, id: string) =>
    call<Route<"forgetPrinterDevice">>(caller, "POST", `/staff/printers/${segment(id)}/device`, {}),
  testPrinter: (caller: Caller, id: string) =>
    call<Route<"testPrinter">>(caller, "POST", `/staff/printers/${segment(id)}/test`, {}),
  printOrder: (caller: Caller, id: string, body: BodyOf<Route<"printOrder">>) =>
    call<Route<"printOrder">>(caller, "POST", `/staff/orders/${segment(id)}/print`, body),
  getWebhooks: (caller: Caller) => call<Route<"getWebhooks">>(caller, "GET", "/staff/webhooks"),
  getWebhook: (caller: Caller, id: string, after: string | null) =>
    call<Route<"getWebhook">>(caller, "GET", withQuery(`/staff/webhooks/${segment(id)}`, { after })),
  changeWebhook: (caller: Caller, id: string, body: BodyOf<Route<"changeWebhook">>) =>
    call<Route<"changeWebhook">>(caller, "POST", `/staff/webhooks/${segment(id)}`, body),
  removeWebhook: (caller: Caller, id: string) =>
    call<Route<"removeWebhook">>(caller, "DELETE", `/staff/webhooks/${segment(id)}`),
  turnWebhook: (caller: Caller, id: string, body: BodyOf<Route<"turnWebhook">>) =>
    call<Route<"turnWebhook">>(caller, "POST", `/staff/webhooks/${segment(id)}/state`, body),
  rotateWebhookSecret: (caller: Caller, id: string, body: BodyOf<Route<"rotateWebhookSecret">>) =>
    call<Route<"rotateWebhookSecret">>(caller, "POST", `/staff/webhooks/${segment(id)}/secret`, body),
  testWebhook: (caller: Caller, id: string) =>
    call<Route<"testWebhook">>(caller, "POST", `/staff/webhooks/${segment(id)}/test`, {}),
  replayWebhook: (caller: Caller, id: string, body: BodyOf<Route<"replayWebhook">>) =>
    call<Route<"replayWebhook">>(caller, "POST", `/staff/webhooks/${segment(id)}/replay`, body),
};

/** Adds the fields that are not null as a query. */
function withQuery(path: string, fields: Readonly<Record<string, string | null>>): string {
  const said = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said)}`;
}
