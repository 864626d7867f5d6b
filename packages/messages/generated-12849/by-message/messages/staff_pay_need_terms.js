/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Need_TermsInputs */

const en_ca2_staff_pay_need_terms = /** @type {(inputs: Staff_Pay_Need_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your agreement to Stripe’s terms`)
};

const fr_ca2_staff_pay_need_terms = /** @type {(inputs: Staff_Pay_Need_TermsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre accord aux conditions de Stripe`)
};

/**
* | output |
* | --- |
* | "Your agreement to Stripe’s terms" |
*
* @param {Staff_Pay_Need_TermsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_need_terms = /** @type {((inputs?: Staff_Pay_Need_TermsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Need_TermsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_need_terms(inputs)
	return en_ca2_staff_pay_need_terms(inputs)
});