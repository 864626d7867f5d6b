/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Name_HintInputs */

const en_ca2_checkout_name_hint = /** @type {(inputs: Checkout_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’ll call this name when your order is ready.`)
};

const fr_ca2_checkout_name_hint = /** @type {(inputs: Checkout_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est le nom que nous appellerons quand votre commande sera prête.`)
};

/**
* | output |
* | --- |
* | "We’ll call this name when your order is ready." |
*
* @param {Checkout_Name_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_name_hint = /** @type {((inputs?: Checkout_Name_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Name_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_name_hint(inputs)
	return en_ca2_checkout_name_hint(inputs)
});