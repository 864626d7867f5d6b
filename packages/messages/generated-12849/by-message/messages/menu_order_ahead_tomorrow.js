/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Menu_Order_Ahead_TomorrowInputs */

const en_ca2_menu_order_ahead_tomorrow = /** @type {(inputs: Menu_Order_Ahead_TomorrowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ahead: from tomorrow at ${i?.time}`)
};

const fr_ca2_menu_order_ahead_tomorrow = /** @type {(inputs: Menu_Order_Ahead_TomorrowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandez à l’avance : dès demain à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Order ahead: from tomorrow at {time}" |
*
* @param {Menu_Order_Ahead_TomorrowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_order_ahead_tomorrow = /** @type {((inputs: Menu_Order_Ahead_TomorrowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Order_Ahead_TomorrowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_order_ahead_tomorrow(inputs)
	return en_ca2_menu_order_ahead_tomorrow(inputs)
});