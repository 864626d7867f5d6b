/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Cart_Totals_LaterInputs */

const en_ca2_cart_totals_later = /** @type {(inputs: Cart_Totals_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ll see the total as soon as the restaurant answers.`)
};

const fr_ca2_cart_totals_later = /** @type {(inputs: Cart_Totals_LaterInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le total s’affichera dès que le restaurant répondra.`)
};

/**
* | output |
* | --- |
* | "You’ll see the total as soon as the restaurant answers." |
*
* @param {Cart_Totals_LaterInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_totals_later = /** @type {((inputs?: Cart_Totals_LaterInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Totals_LaterInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_totals_later(inputs)
	return en_ca2_cart_totals_later(inputs)
});