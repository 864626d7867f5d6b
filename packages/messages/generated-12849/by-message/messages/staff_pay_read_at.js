/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Pay_Read_AtInputs */

const en_ca2_staff_pay_read_at = /** @type {(inputs: Staff_Pay_Read_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Asked ${i?.when}`)
};

const fr_ca2_staff_pay_read_at = /** @type {(inputs: Staff_Pay_Read_AtInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Demandé ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Asked {when}" |
*
* @param {Staff_Pay_Read_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_read_at = /** @type {((inputs: Staff_Pay_Read_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Read_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_read_at(inputs)
	return en_ca2_staff_pay_read_at(inputs)
});