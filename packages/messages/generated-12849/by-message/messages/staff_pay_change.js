/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_ChangeInputs */

const en_ca2_staff_pay_change = /** @type {(inputs: Staff_Pay_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change details at Stripe`)
};

const fr_ca2_staff_pay_change = /** @type {(inputs: Staff_Pay_ChangeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifier les renseignements chez Stripe`)
};

/**
* | output |
* | --- |
* | "Change details at Stripe" |
*
* @param {Staff_Pay_ChangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_change = /** @type {((inputs?: Staff_Pay_ChangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_ChangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_change(inputs)
	return en_ca2_staff_pay_change(inputs)
});