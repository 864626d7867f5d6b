/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Need_OtherInputs */

const en_ca2_staff_pay_need_other = /** @type {(inputs: Staff_Pay_Need_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other details`)
};

const fr_ca2_staff_pay_need_other = /** @type {(inputs: Staff_Pay_Need_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`D’autres renseignements`)
};

/**
* | output |
* | --- |
* | "Other details" |
*
* @param {Staff_Pay_Need_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_need_other = /** @type {((inputs?: Staff_Pay_Need_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Need_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_need_other(inputs)
	return en_ca2_staff_pay_need_other(inputs)
});