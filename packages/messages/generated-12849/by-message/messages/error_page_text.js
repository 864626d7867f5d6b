/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_TextInputs */

const en_ca2_error_page_text = /** @type {(inputs: Error_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Something went wrong while we were preparing this page. Opening it again orders and charges nothing. Please try again in a moment.`)
};

const fr_ca2_error_page_text = /** @type {(inputs: Error_Page_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un problème est survenu pendant la préparation de cette page. L’ouvrir de nouveau ne commande ni ne débite rien. Réessayez dans un instant.`)
};

/**
* | output |
* | --- |
* | "Something went wrong while we were preparing this page. Opening it again orders and charges nothing. Please try again in a moment." |
*
* @param {Error_Page_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_text = /** @type {((inputs?: Error_Page_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_text(inputs)
	return en_ca2_error_page_text(inputs)
});