/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Fee_BackInputs */

const en_ca2_staff_pay_fee_back = /** @type {(inputs: Staff_Pay_Fee_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A refund gives its share of the fee back. Stripe’s own fees come on top.`)
};

const fr_ca2_staff_pay_fee_back = /** @type {(inputs: Staff_Pay_Fee_BackInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un remboursement rend sa part des frais. Les frais de Stripe s’y ajoutent.`)
};

/**
* | output |
* | --- |
* | "A refund gives its share of the fee back. Stripe’s own fees come on top." |
*
* @param {Staff_Pay_Fee_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_fee_back = /** @type {((inputs?: Staff_Pay_Fee_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Fee_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_fee_back(inputs)
	return en_ca2_staff_pay_fee_back(inputs)
});