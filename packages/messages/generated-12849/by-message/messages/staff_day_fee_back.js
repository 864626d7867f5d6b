/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_Fee_BackInputs */

const en_ca2_staff_day_fee_back = /** @type {(inputs: Staff_Day_Fee_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fee given back`)
};

const fr_ca2_staff_day_fee_back = /** @type {(inputs: Staff_Day_Fee_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais rendus`)
};

/**
* | output |
* | --- |
* | "Fee given back" |
*
* @param {Staff_Day_Fee_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_fee_back = /** @type {((inputs?: Staff_Day_Fee_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_Fee_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_fee_back(inputs)
	return en_ca2_staff_day_fee_back(inputs)
});