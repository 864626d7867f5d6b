/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_BackInputs */

const en_ca2_staff_pay_back = /** @type {(inputs: Staff_Pay_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Welcome back. This is how your account stands now.`)
};

const fr_ca2_staff_pay_back = /** @type {(inputs: Staff_Pay_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous voici de retour. Voici où en est votre compte.`)
};

/**
* | output |
* | --- |
* | "Welcome back. This is how your account stands now." |
*
* @param {Staff_Pay_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_back = /** @type {((inputs?: Staff_Pay_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_back(inputs)
	return en_ca2_staff_pay_back(inputs)
});