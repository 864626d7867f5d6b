/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Pay_OtherwiseInputs */

const en_ca2_checkout_pay_otherwise = /** @type {(inputs: Checkout_Pay_OtherwiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pay another way`)
};

const fr_ca2_checkout_pay_otherwise = /** @type {(inputs: Checkout_Pay_OtherwiseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Payer autrement`)
};

/**
* | output |
* | --- |
* | "Pay another way" |
*
* @param {Checkout_Pay_OtherwiseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_pay_otherwise = /** @type {((inputs?: Checkout_Pay_OtherwiseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Pay_OtherwiseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_pay_otherwise(inputs)
	return en_ca2_checkout_pay_otherwise(inputs)
});