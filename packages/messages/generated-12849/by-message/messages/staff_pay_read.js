/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_ReadInputs */

const en_ca2_staff_pay_read = /** @type {(inputs: Staff_Pay_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ask Stripe again`)
};

const fr_ca2_staff_pay_read = /** @type {(inputs: Staff_Pay_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Redemander à Stripe`)
};

/**
* | output |
* | --- |
* | "Ask Stripe again" |
*
* @param {Staff_Pay_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_read = /** @type {((inputs?: Staff_Pay_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_read(inputs)
	return en_ca2_staff_pay_read(inputs)
});