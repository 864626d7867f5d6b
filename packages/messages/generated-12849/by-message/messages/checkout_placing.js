/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_PlacingInputs */

const en_ca2_checkout_placing = /** @type {(inputs: Checkout_PlacingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Placing your order…`)
};

const fr_ca2_checkout_placing = /** @type {(inputs: Checkout_PlacingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoi de votre commande…`)
};

/**
* | output |
* | --- |
* | "Placing your order…" |
*
* @param {Checkout_PlacingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_placing = /** @type {((inputs?: Checkout_PlacingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_PlacingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_placing(inputs)
	return en_ca2_checkout_placing(inputs)
});