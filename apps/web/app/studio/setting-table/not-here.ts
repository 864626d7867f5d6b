/** Why a field of the schema is not among the settings. */
export type WhyNotHere = "fixed" | "elsewhere" | "no effect" | "other systems";

/** The fields of the restaurant that the settings do not have, each with its reason. studio#settings-not-here. */
export const NOT_HERE: Readonly<Record<string, WhyNotHere>> = {
  id: "fixed",
  slug: "fixed",
  orders_paused: "elsewhere",
  suites_enabled: "no effect",
  pos_integrated: "no effect",
  allow_open_tab: "no effect",
  integration_dine_in_type: "no effect",
  integration_takeout_type: "no effect",
  app8_restaurant: "other systems",
};
