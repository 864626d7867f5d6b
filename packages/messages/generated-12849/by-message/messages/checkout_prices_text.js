/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Prices_TextInputs */

const en_ca2_checkout_prices_text = /** @type {(inputs: Checkout_Prices_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It changed while you were ordering. Nothing has been charged yet: please check that it still suits you.`)
};

const fr_ca2_checkout_prices_text = /** @type {(inputs: Checkout_Prices_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il a changé pendant que vous commandiez. Rien n’a encore été débité : voyez si cela vous convient toujours.`)
};

/**
* | output |
* | --- |
* | "It changed while you were ordering. Nothing has been charged yet: please check that it still suits you." |
*
* @param {Checkout_Prices_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_prices_text = /** @type {((inputs?: Checkout_Prices_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Prices_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_prices_text(inputs)
	return en_ca2_checkout_prices_text(inputs)
});