/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_ByInputs */

const en_ca2_checkout_pay_by = /** @type {(inputs: Checkout_Pay_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How to pay`)
};

const fr_ca2_checkout_pay_by = /** @type {(inputs: Checkout_Pay_ByInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mode de paiement`)
};

/**
* | output |
* | --- |
* | "How to pay" |
*
* @param {Checkout_Pay_ByInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_by = /** @type {((inputs?: Checkout_Pay_ByInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_ByInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_by(inputs)
	return en_ca2_checkout_pay_by(inputs)
});