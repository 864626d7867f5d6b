import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The product's screens, in the order of screens#routes. */
export default [
  index("screens/home/route.tsx"),
  route("login", "screens/login/route.tsx"),
  route("profile", "screens/profile-settings/route.tsx"),
  route("profile/user-information", "screens/profile-user-information/route.tsx"),
  route("profile/user-payment-methods", "screens/profile-user-payment-methods/route.tsx"),
  route("profile/events", "screens/event-list/route.tsx"),
  route("profile/receipts", "screens/profile-receipts/route.tsx"),
  route("cantine", "screens/concourses/route.tsx"),
  route(":venue_group/location-search", "screens/location-search/route.tsx"),
  route(":venue_group/coming-soon", "screens/coming-soon/route.tsx"),

  route(":restaurant_slug", "screens/restaurant/route.tsx", { id: "restaurant" }, [
    route("landing", "screens/restaurant-landing/route.tsx"),
    route("order-notification", "screens/restaurant-order-notification/route.tsx"),
    route("events", "screens/operator-event-list/route.tsx"),
    route("events/:event_id", "screens/operator-suite-list/route.tsx"),
    route("suite-settings", "screens/suite-settings/route.tsx"),
    route("cart", "screens/restaurant-cart/route.tsx", { id: "cart" }),
    route("checkout", "screens/restaurant-checkout/route.tsx", { id: "checkout" }),
    route("orders/:order_id", "screens/restaurant-order/route.tsx", { id: "order" }),
    route("orders/:order_id/pickup.ics", "screens/restaurant-order/calendar-route.ts"),
    // The menu and what opens over it or follows from it.
    route("", "screens/restaurant-menu/route.tsx", { id: "menu" }, [
      route("items/:item_id", "screens/restaurant-menu/item-viewer/route.tsx", { id: "item" }),
    ]),
  ]),

  // Not a screen: what the language switch posts to.
  route("locale", "screens/language/route.ts"),
  route("*", "screens/page-not-found/route.tsx"),
] satisfies RouteConfig;
