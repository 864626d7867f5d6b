/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_OnInputs */

const en_ca2_staff_pay_on = /** @type {(inputs: Staff_Pay_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cards are on`)
};

const fr_ca2_staff_pay_on = /** @type {(inputs: Staff_Pay_OnInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les cartes sont acceptées`)
};

/**
* | output |
* | --- |
* | "Cards are on" |
*
* @param {Staff_Pay_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_on = /** @type {((inputs?: Staff_Pay_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_on(inputs)
	return en_ca2_staff_pay_on(inputs)
});