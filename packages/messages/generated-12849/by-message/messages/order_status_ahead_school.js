/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Status_Ahead_SchoolInputs */

const en_ca2_order_status_ahead_school = /** @type {(inputs: Order_Status_Ahead_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Thank you, the meal is booked.`)
};

const fr_ca2_order_status_ahead_school = /** @type {(inputs: Order_Status_Ahead_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Merci, le repas est réservé.`)
};

/**
* | output |
* | --- |
* | "Thank you, the meal is booked." |
*
* @param {Order_Status_Ahead_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_status_ahead_school = /** @type {((inputs?: Order_Status_Ahead_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Status_Ahead_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_status_ahead_school(inputs)
	return en_ca2_order_status_ahead_school(inputs)
});