/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Reach_HintInputs */

const en_ca2_checkout_reach_hint = /** @type {(inputs: Checkout_Reach_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Phone or email, for a question about your order.`)
};

const fr_ca2_checkout_reach_hint = /** @type {(inputs: Checkout_Reach_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Téléphone ou courriel, pour une question sur votre commande.`)
};

/**
* | output |
* | --- |
* | "Phone or email, for a question about your order." |
*
* @param {Checkout_Reach_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_reach_hint = /** @type {((inputs?: Checkout_Reach_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Reach_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_reach_hint(inputs)
	return en_ca2_checkout_reach_hint(inputs)
});