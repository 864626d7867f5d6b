/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_On_PremiseInputs */

const en_ca2_staff_pay_on_premise = /** @type {(inputs: Staff_Pay_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your guests pay at the restaurant, so there is nothing to connect.`)
};

const fr_ca2_staff_pay_on_premise = /** @type {(inputs: Staff_Pay_On_PremiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos clients paient au restaurant; il n’y a donc rien à relier.`)
};

/**
* | output |
* | --- |
* | "Your guests pay at the restaurant, so there is nothing to connect." |
*
* @param {Staff_Pay_On_PremiseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_on_premise = /** @type {((inputs?: Staff_Pay_On_PremiseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_On_PremiseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_on_premise(inputs)
	return en_ca2_staff_pay_on_premise(inputs)
});