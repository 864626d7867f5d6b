const meals = (menu: string, ids: readonly number[]) => ({
  id: menu,
  name: menu,
  items: ids.map((id) => ({ id, name: `Meal ${id}`, price: "6.00" })),
});

/** A school in Toronto: breakfast on Mondays beside two weeks of lunches, ordered two days ahead and up to 20. */
export const SCHOOL = {
  restaurant: {
    id: "school",
    name: "The School",
    slug: "the-school",
    province: "ON",
    k12: true,
    payment_processor: "sandbox",
    tax_rate: { tax1: "0.00" },
    menu_configuration: { zone: "America/Toronto" },
    order_options: { order_cutoff_days: 2, max_advanced_order_days: 20 },
  },
  menus: [meals("breakfast", [1]), meals("pasta", [10, 11]), meals("soup", [20]), meals("party", [30])],
  rotations: [
    {
      id: "lunch",
      name: "Lunch",
      start_date: "2026-09-08",
      weeks: [
        { monday: ["pasta"], tuesday: ["soup"], wednesday: ["pasta"], thursday: ["soup"], friday: ["pasta"] },
        { monday: ["soup"], tuesday: ["pasta"], wednesday: ["soup"], thursday: ["pasta"] },
      ],
      skip_dates: [
        { date: "2026-11-24", reason: "PD day", localization: { "fr-CA": { reason: "Journée pédagogique" } } },
      ],
      replacements: [{ date: "2026-12-04", menus: ["party"], reason: "Winter fair" }],
    },
    { id: "breakfast", name: "Breakfast", start_date: "2026-09-08", weeks: [{ monday: ["breakfast"] }] },
  ],
};
export const AT_SCHOOL = { "x-restaurant-id": "school" };
