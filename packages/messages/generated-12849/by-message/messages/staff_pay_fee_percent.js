/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ percent: NonNullable<unknown> }} Staff_Pay_Fee_PercentInputs */

const en_ca2_staff_pay_fee_percent = /** @type {(inputs: Staff_Pay_Fee_PercentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent} of each card payment`)
};

const fr_ca2_staff_pay_fee_percent = /** @type {(inputs: Staff_Pay_Fee_PercentInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.percent} de chaque paiement par carte`)
};

/**
* | output |
* | --- |
* | "{percent} of each card payment" |
*
* @param {Staff_Pay_Fee_PercentInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_fee_percent = /** @type {((inputs: Staff_Pay_Fee_PercentInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Fee_PercentInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_fee_percent(inputs)
	return en_ca2_staff_pay_fee_percent(inputs)
});