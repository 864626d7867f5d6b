/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_OffInputs */

const en_ca2_staff_pay_off = /** @type {(inputs: Staff_Pay_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are off`)
};

const fr_ca2_staff_pay_off = /** @type {(inputs: Staff_Pay_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les cartes sont désactivées`)
};

/**
* | output |
* | --- |
* | "Cards are off" |
*
* @param {Staff_Pay_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_off = /** @type {((inputs?: Staff_Pay_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_off(inputs)
	return en_ca2_staff_pay_off(inputs)
});