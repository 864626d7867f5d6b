/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Act_StockInputs */

const en_ca2_staff_act_stock = /** @type {(inputs: Staff_Act_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Counted stock`)
};

const fr_ca2_staff_act_stock = /** @type {(inputs: Staff_Act_StockInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stock compté`)
};

/**
* | output |
* | --- |
* | "Counted stock" |
*
* @param {Staff_Act_StockInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_act_stock = /** @type {((inputs?: Staff_Act_StockInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Act_StockInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_act_stock(inputs)
	return en_ca2_staff_act_stock(inputs)
});