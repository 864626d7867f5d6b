/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_FeeInputs */

const en_ca2_staff_pay_fee = /** @type {(inputs: Staff_Pay_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fee of this site`)
};

const fr_ca2_staff_pay_fee = /** @type {(inputs: Staff_Pay_FeeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Frais de ce site`)
};

/**
* | output |
* | --- |
* | "Fee of this site" |
*
* @param {Staff_Pay_FeeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_fee = /** @type {((inputs?: Staff_Pay_FeeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_FeeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_fee(inputs)
	return en_ca2_staff_pay_fee(inputs)
});