/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Loyalty_NoneInputs */

const en_ca2_checkout_loyalty_none = /** @type {(inputs: Checkout_Loyalty_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No points`)
};

const fr_ca2_checkout_loyalty_none = /** @type {(inputs: Checkout_Loyalty_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun point`)
};

/**
* | output |
* | --- |
* | "No points" |
*
* @param {Checkout_Loyalty_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_loyalty_none = /** @type {((inputs?: Checkout_Loyalty_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Loyalty_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_loyalty_none(inputs)
	return en_ca2_checkout_loyalty_none(inputs)
});