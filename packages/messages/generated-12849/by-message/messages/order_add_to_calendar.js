/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Add_To_CalendarInputs */

const en_ca2_order_add_to_calendar = /** @type {(inputs: Order_Add_To_CalendarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add to calendar`)
};

const fr_ca2_order_add_to_calendar = /** @type {(inputs: Order_Add_To_CalendarInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter au calendrier`)
};

/**
* | output |
* | --- |
* | "Add to calendar" |
*
* @param {Order_Add_To_CalendarInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_add_to_calendar = /** @type {((inputs?: Order_Add_To_CalendarInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Add_To_CalendarInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_add_to_calendar(inputs)
	return en_ca2_order_add_to_calendar(inputs)
});