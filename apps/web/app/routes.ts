import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The site's screens, in the order of screens#routes. */
export default [
  index("screens/home/route.tsx"),
  route("login", "screens/login/route.tsx", { id: "login" }),
  route("login/:type", "screens/login/social-route.ts"),
  route("profile", "screens/profile-settings/route.tsx", { id: "profile-settings" }),
  route("profile/user-information", "screens/profile-user-information/route.tsx", { id: "profile-user-information" }),
  route("profile/user-payment-methods", "screens/profile-user-payment-methods/route.tsx", {
    id: "profile-user-payment-methods",
  }),
  route("profile/sign-in", "screens/profile-sign-in/route.tsx", { id: "profile-sign-in" }),
  route("profile/confirm-email", "screens/profile-confirm-email/route.tsx", { id: "profile-confirm-email" }),
  route("profile/children", "screens/profile-children/route.tsx", { id: "profile-children" }),
  route("profile/data.json", "screens/profile-user-information/data-route.ts"),
  route("profile/events", "screens/profile-events/route.tsx", { id: "event-list" }),
  route("profile/receipts", "screens/profile-receipts/route.tsx", { id: "profile-receipts" }),
  route("staff", "screens/staff/route.tsx", { id: "staff" }),
  route("staff/board", "screens/staff-board/route.tsx", { id: "staff-board" }),
  route("staff/school", "screens/staff-school/route.tsx", { id: "staff-school" }),
  route("staff/school/labels.pdf", "screens/staff-school/labels-route.ts"),
  route("staff/suites", "screens/staff-suites/route.tsx", { id: "staff-suites" }),
  route("staff/suites/:event_id", "screens/staff-event/route.tsx", { id: "staff-event" }),
  route("staff/suites/:event_id/run-sheet.pdf", "screens/staff-event/run-sheet-route.ts"),
  route("staff/catering", "screens/staff-catering/route.tsx", { id: "staff-catering" }),
  route("staff/who", "screens/staff-who/route.tsx", { id: "staff-who" }),
  route("staff/people", "screens/staff-people/route.tsx", { id: "staff-people" }),
  route("staff/acts", "screens/staff-acts/route.tsx", { id: "staff-acts" }),
  route("staff/acts.csv", "screens/staff-acts/csv-route.ts"),
  route("cantine", "screens/concourses/route.tsx", { id: "concourses" }),
  route(":venue_group/location-search", "screens/location-search/route.tsx", { id: "search" }),
  route(":venue_group/coming-soon", "screens/coming-soon/route.tsx", { id: "coming-soon" }),

  route(":restaurant_slug", "screens/restaurant/route.tsx", { id: "restaurant" }, [
    route("landing", "screens/restaurant-landing/route.tsx"),
    route("order-notification", "screens/restaurant-order-notification/route.tsx"),
    route("events", "screens/operator-events/route.tsx", { id: "operator-event-list" }),
    route("events/:event_id", "screens/operator-suites/route.tsx", { id: "operator-suite-list" }),
    route("events/:event_id/run-sheet.pdf", "screens/operator-suites/run-sheet-route.ts"),
    route("events/:event_id/:suite_id/record", "screens/suite-record/route.tsx", { id: "suite-record" }),
    route("events/:event_id/:suite_id/record.csv", "screens/suite-record/csv-route.ts"),
    route("suite-settings", "screens/suite-settings/route.tsx", { id: "suite-settings" }),
    route("cart", "screens/restaurant-cart/route.tsx", { id: "cart" }),
    route("checkout", "screens/restaurant-checkout/route.tsx", { id: "checkout" }),
    route("orders/:order_id", "screens/restaurant-order/route.tsx", { id: "order" }),
    route("orders/:order_id/receipt.pdf", "screens/restaurant-order/receipt-pdf-route.ts"),
    route("orders/:order_id/pickup.ics", "screens/restaurant-order/calendar-route.ts"),
    route("app.webmanifest", "screens/restaurant/app/manifest-route.ts"),
    route("app-icon.svg", "screens/restaurant/app/svg-route.ts"),
    route("app-icons/:file", "screens/restaurant/app/png-route.ts"),
    route("", "screens/restaurant-menu/route.tsx", { id: "menu" }, [
      route("items/:item_id", "screens/restaurant-menu/item-viewer/route.tsx", { id: "item" }),
    ]),
  ]),

  route("no-network", "screens/no-network/route.tsx", { id: "no-network" }),

  // Endpoints, not screens.
  route("locale", "screens/language/route.ts"),
  route("logout", "screens/logout/route.ts"),
  route("*", "screens/page-not-found/route.tsx"),
] satisfies RouteConfig;
