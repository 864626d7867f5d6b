/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Reach_OtherInputs */

const en_ca2_checkout_reach_other = /** @type {(inputs: Checkout_Reach_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll send your receipt here.`)
};

const fr_ca2_checkout_reach_other = /** @type {(inputs: Checkout_Reach_OtherInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre reçu y sera envoyé.`)
};

/**
* | output |
* | --- |
* | "We’ll send your receipt here." |
*
* @param {Checkout_Reach_OtherInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_reach_other = /** @type {((inputs?: Checkout_Reach_OtherInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Reach_OtherInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_reach_other(inputs)
	return en_ca2_checkout_reach_other(inputs)
});