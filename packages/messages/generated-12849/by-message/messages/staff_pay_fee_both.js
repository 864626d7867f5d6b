/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ percent: NonNullable<unknown>, amount: NonNullable<unknown> }} Staff_Pay_Fee_BothInputs */

const en_ca2_staff_pay_fee_both = /** @type {(inputs: Staff_Pay_Fee_BothInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent} of each card payment, and ${i?.amount}`)
};

const fr_ca2_staff_pay_fee_both = /** @type {(inputs: Staff_Pay_Fee_BothInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent} de chaque paiement par carte, plus ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "{percent} of each card payment, and {amount}" |
*
* @param {Staff_Pay_Fee_BothInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_fee_both = /** @type {((inputs: Staff_Pay_Fee_BothInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Fee_BothInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_fee_both(inputs)
	return en_ca2_staff_pay_fee_both(inputs)
});