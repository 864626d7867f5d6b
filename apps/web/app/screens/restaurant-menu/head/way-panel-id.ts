/** The id of the menu's panel that asks how to order. */
export const WAY_PANEL_ID = "way-panel";
