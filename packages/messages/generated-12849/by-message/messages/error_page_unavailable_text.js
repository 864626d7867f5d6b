/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_Unavailable_TextInputs */

const en_ca2_error_page_unavailable_text = /** @type {(inputs: Error_Page_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We’re very busy, or briefly offline. Please try again in a minute; your cart is saved.`)
};

const fr_ca2_error_page_unavailable_text = /** @type {(inputs: Error_Page_Unavailable_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous sommes très occupés ou brièvement hors ligne. Réessayez dans une minute : votre panier est conservé.`)
};

/**
* | output |
* | --- |
* | "We’re very busy, or briefly offline. Please try again in a minute; your cart is saved." |
*
* @param {Error_Page_Unavailable_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_unavailable_text = /** @type {((inputs?: Error_Page_Unavailable_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_Unavailable_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_unavailable_text(inputs)
	return en_ca2_error_page_unavailable_text(inputs)
});