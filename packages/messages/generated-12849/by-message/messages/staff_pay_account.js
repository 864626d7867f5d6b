/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_AccountInputs */

const en_ca2_staff_pay_account = /** @type {(inputs: Staff_Pay_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your Stripe account`)
};

const fr_ca2_staff_pay_account = /** @type {(inputs: Staff_Pay_AccountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre compte Stripe`)
};

/**
* | output |
* | --- |
* | "Your Stripe account" |
*
* @param {Staff_Pay_AccountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_account = /** @type {((inputs?: Staff_Pay_AccountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_AccountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_account(inputs)
	return en_ca2_staff_pay_account(inputs)
});