import type { Menu, RestaurantData, Section } from "@comptoir/ordering";

/** Creates a restaurant's data, by default an always open grill in Toronto with HST and sandbox payments. */
export function aRestaurant(but: Partial<RestaurantData> = {}): RestaurantData {
  return {
    id: "grill",
    name: "The Grill",
    slug: "grill",
    province: "ON",
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.13", tax2: null },
    menu_configuration: { zone: "America/Toronto" },
    ...but,
  };
}

/** Creates a section of a menu, empty by default. */
export function aSection(but: Partial<Section> = {}): Section {
  return {
    id: "mains",
    name: "Mains",
    slug: "mains",
    description: "",
    localization: {},
    type: "a-la-carte",
    taxRate: null,
    soldOut: false,
    order: null,
    station: null,
    items: [],
    ...but,
  };
}

/** Creates a menu for every kind of order, by default without limits of time or capacity. */
export function aMenu(but: Partial<Menu> = {}): Menu {
  return {
    id: "dinner",
    name: "Dinner",
    slug: "dinner",
    description: "",
    image: null,
    localization: {},
    taxRate: null,
    order: null,
    dineIn: true,
    onDemand: true,
    scheduled: true,
    memberOnly: false,
    lastCallMinutes: 0,
    requiredNoticeMinutes: 0,
    orderingIntervalMinutes: 0,
    maxOrdersPerInterval: 0,
    maxPrepMinutesPerInterval: 0,
    intervalLimits: [],
    slotChanges: [],
    estimatedPrepMinutes: 0,
    menuGroupId: null,
    sections: [],
    items: [],
    ...but,
  };
}
