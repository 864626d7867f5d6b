/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Loyalty_JoinInputs */

const en_ca2_checkout_loyalty_join = /** @type {(inputs: Checkout_Loyalty_JoinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Join and collect points`)
};

const fr_ca2_checkout_loyalty_join = /** @type {(inputs: Checkout_Loyalty_JoinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`S’inscrire et accumuler des points`)
};

/**
* | output |
* | --- |
* | "Join and collect points" |
*
* @param {Checkout_Loyalty_JoinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_loyalty_join = /** @type {((inputs?: Checkout_Loyalty_JoinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Loyalty_JoinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_loyalty_join(inputs)
	return en_ca2_checkout_loyalty_join(inputs)
});