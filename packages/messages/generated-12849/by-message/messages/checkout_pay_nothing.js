/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_NothingInputs */

const en_ca2_checkout_pay_nothing = /** @type {(inputs: Checkout_Pay_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s nothing left to pay.`)
};

const fr_ca2_checkout_pay_nothing = /** @type {(inputs: Checkout_Pay_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il ne reste rien à payer.`)
};

/**
* | output |
* | --- |
* | "There’s nothing left to pay." |
*
* @param {Checkout_Pay_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_nothing = /** @type {((inputs?: Checkout_Pay_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_nothing(inputs)
	return en_ca2_checkout_pay_nothing(inputs)
});