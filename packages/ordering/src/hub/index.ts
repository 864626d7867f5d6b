// Hub: one cart for several kitchens of a food hall.

export { computeHubCosts } from "./hub-costs.ts";
export { hubMenus, kitchensOfHub } from "./hub-menus.ts";
export { idInHub, parseHubId } from "./kitchen-ids.ts";
export { asHub, kitchenInHub } from "./kitchen-in-hub.ts";
export { kitchensTakePayments } from "./kitchens-take-payments.ts";
export { linesOfKitchens } from "./lines-of-kitchens.ts";
