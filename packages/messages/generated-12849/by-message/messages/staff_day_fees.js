/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Day_FeesInputs */

const en_ca2_staff_day_fees = /** @type {(inputs: Staff_Day_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cost of card payments`)
};

const fr_ca2_staff_day_fees = /** @type {(inputs: Staff_Day_FeesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Coût des paiements par carte`)
};

/**
* | output |
* | --- |
* | "Cost of card payments" |
*
* @param {Staff_Day_FeesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_day_fees = /** @type {((inputs?: Staff_Day_FeesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Day_FeesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_day_fees(inputs)
	return en_ca2_staff_day_fees(inputs)
});