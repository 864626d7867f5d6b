/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_NeedsInputs */

const en_ca2_staff_pay_needs = /** @type {(inputs: Staff_Pay_NeedsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Still missing`)
};

const fr_ca2_staff_pay_needs = /** @type {(inputs: Staff_Pay_NeedsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il manque encore`)
};

/**
* | output |
* | --- |
* | "Still missing" |
*
* @param {Staff_Pay_NeedsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_needs = /** @type {((inputs?: Staff_Pay_NeedsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_NeedsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_needs(inputs)
	return en_ca2_staff_pay_needs(inputs)
});