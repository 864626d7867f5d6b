/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Staff_Pay_Fee_CentsInputs */

const en_ca2_staff_pay_fee_cents = /** @type {(inputs: Staff_Pay_Fee_CentsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} for each card payment`)
};

const fr_ca2_staff_pay_fee_cents = /** @type {(inputs: Staff_Pay_Fee_CentsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} par paiement par carte`)
};

/**
* | output |
* | --- |
* | "{amount} for each card payment" |
*
* @param {Staff_Pay_Fee_CentsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_fee_cents = /** @type {((inputs: Staff_Pay_Fee_CentsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Fee_CentsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_fee_cents(inputs)
	return en_ca2_staff_pay_fee_cents(inputs)
});