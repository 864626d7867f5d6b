/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_PayInputs */

const en_ca2_staff_pay = /** @type {(inputs: Staff_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card payments`)
};

const fr_ca2_staff_pay = /** @type {(inputs: Staff_PayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Paiements par carte`)
};

/**
* | output |
* | --- |
* | "Card payments" |
*
* @param {Staff_PayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay = /** @type {((inputs?: Staff_PayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_PayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay(inputs)
	return en_ca2_staff_pay(inputs)
});