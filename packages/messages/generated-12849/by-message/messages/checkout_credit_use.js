/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Credit_UseInputs */

const en_ca2_checkout_credit_use = /** @type {(inputs: Checkout_Credit_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use your account credit`)
};

const fr_ca2_checkout_credit_use = /** @type {(inputs: Checkout_Credit_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utiliser votre crédit`)
};

/**
* | output |
* | --- |
* | "Use your account credit" |
*
* @param {Checkout_Credit_UseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_credit_use = /** @type {((inputs?: Checkout_Credit_UseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Credit_UseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_credit_use(inputs)
	return en_ca2_checkout_credit_use(inputs)
});