/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_RejectedInputs */

const en_ca2_staff_pay_standing_rejected = /** @type {(inputs: Staff_Pay_Standing_RejectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe has turned this account down. Please ask Stripe for the reason.`)
};

const fr_ca2_staff_pay_standing_rejected = /** @type {(inputs: Staff_Pay_Standing_RejectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe a refusé ce compte. Demandez-lui pourquoi.`)
};

/**
* | output |
* | --- |
* | "Stripe has turned this account down. Please ask Stripe for the reason." |
*
* @param {Staff_Pay_Standing_RejectedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_rejected = /** @type {((inputs?: Staff_Pay_Standing_RejectedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_RejectedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_rejected(inputs)
	return en_ca2_staff_pay_standing_rejected(inputs)
});