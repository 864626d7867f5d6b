/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Standing_CheckingInputs */

const en_ca2_staff_pay_standing_checking = /** @type {(inputs: Staff_Pay_Standing_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe is checking what you entered. There is nothing to do for you.`)
};

const fr_ca2_staff_pay_standing_checking = /** @type {(inputs: Staff_Pay_Standing_CheckingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Stripe vérifie ce que vous avez fourni. Vous n’avez rien à faire.`)
};

/**
* | output |
* | --- |
* | "Stripe is checking what you entered. There is nothing to do for you." |
*
* @param {Staff_Pay_Standing_CheckingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_standing_checking = /** @type {((inputs?: Staff_Pay_Standing_CheckingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Standing_CheckingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_standing_checking(inputs)
	return en_ca2_staff_pay_standing_checking(inputs)
});