/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_ContinueInputs */

const en_ca2_staff_pay_continue = /** @type {(inputs: Staff_Pay_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continue at Stripe`)
};

const fr_ca2_staff_pay_continue = /** @type {(inputs: Staff_Pay_ContinueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Continuer chez Stripe`)
};

/**
* | output |
* | --- |
* | "Continue at Stripe" |
*
* @param {Staff_Pay_ContinueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_continue = /** @type {((inputs?: Staff_Pay_ContinueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_ContinueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_continue(inputs)
	return en_ca2_staff_pay_continue(inputs)
});