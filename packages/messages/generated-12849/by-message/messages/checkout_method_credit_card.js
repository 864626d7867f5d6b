/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Method_Credit_CardInputs */

const en_ca2_checkout_method_credit_card = /** @type {(inputs: Checkout_Method_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Card`)
};

const fr_ca2_checkout_method_credit_card = /** @type {(inputs: Checkout_Method_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Carte`)
};

/**
* | output |
* | --- |
* | "Card" |
*
* @param {Checkout_Method_Credit_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_method_credit_card = /** @type {((inputs?: Checkout_Method_Credit_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Method_Credit_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_method_credit_card(inputs)
	return en_ca2_checkout_method_credit_card(inputs)
});