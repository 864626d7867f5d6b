/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Loyalty_Join_TextInputs */

const en_ca2_checkout_loyalty_join_text = /** @type {(inputs: Checkout_Loyalty_Join_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s free and starts with this order.`)
};

const fr_ca2_checkout_loyalty_join_text = /** @type {(inputs: Checkout_Loyalty_Join_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est gratuit, dès cette commande.`)
};

/**
* | output |
* | --- |
* | "It’s free and starts with this order." |
*
* @param {Checkout_Loyalty_Join_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_loyalty_join_text = /** @type {((inputs?: Checkout_Loyalty_Join_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Loyalty_Join_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_loyalty_join_text(inputs)
	return en_ca2_checkout_loyalty_join_text(inputs)
});