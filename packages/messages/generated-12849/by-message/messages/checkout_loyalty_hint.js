/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Loyalty_HintInputs */

const en_ca2_checkout_loyalty_hint = /** @type {(inputs: Checkout_Loyalty_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter it to collect points on this order, or leave it blank.`)
};

const fr_ca2_checkout_loyalty_hint = /** @type {(inputs: Checkout_Loyalty_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez-le pour accumuler des points sur cette commande, ou laissez vide.`)
};

/**
* | output |
* | --- |
* | "Enter it to collect points on this order, or leave it blank." |
*
* @param {Checkout_Loyalty_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_loyalty_hint = /** @type {((inputs?: Checkout_Loyalty_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Loyalty_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_loyalty_hint(inputs)
	return en_ca2_checkout_loyalty_hint(inputs)
});