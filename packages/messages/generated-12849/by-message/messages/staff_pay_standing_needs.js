/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_NeedsInputs */

const en_ca2_staff_pay_standing_needs = /** @type {(inputs: Staff_Pay_Standing_NeedsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe needs more before it takes cards for you.`)
};

const fr_ca2_staff_pay_standing_needs = /** @type {(inputs: Staff_Pay_Standing_NeedsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il manque des renseignements à Stripe pour accepter des cartes en votre nom.`)
};

/**
* | output |
* | --- |
* | "Stripe needs more before it takes cards for you." |
*
* @param {Staff_Pay_Standing_NeedsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_needs = /** @type {((inputs?: Staff_Pay_Standing_NeedsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_NeedsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_needs(inputs)
	return en_ca2_staff_pay_standing_needs(inputs)
});