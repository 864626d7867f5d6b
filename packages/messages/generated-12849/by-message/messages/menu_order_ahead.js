/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Menu_Order_AheadInputs */

const en_ca2_menu_order_ahead = /** @type {(inputs: Menu_Order_AheadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ahead: from ${i?.when}`)
};

const fr_ca2_menu_order_ahead = /** @type {(inputs: Menu_Order_AheadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandez à l’avance : dès ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Order ahead: from {when}" |
*
* @param {Menu_Order_AheadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_order_ahead = /** @type {((inputs: Menu_Order_AheadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Order_AheadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_order_ahead(inputs)
	return en_ca2_menu_order_ahead(inputs)
});