/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Page_Not_Found_TextInputs */

const en_ca2_page_not_found_text = /** @type {(inputs: Page_Not_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link may be incomplete, or the page may have moved. Scanning the code at your table again usually helps.`)
};

const fr_ca2_page_not_found_text = /** @type {(inputs: Page_Not_Found_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le lien est peut-être incomplet, ou la page a été déplacée. Balayer de nouveau le code sur votre table règle souvent la question.`)
};

/**
* | output |
* | --- |
* | "The link may be incomplete, or the page may have moved. Scanning the code at your table again usually helps." |
*
* @param {Page_Not_Found_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const page_not_found_text = /** @type {((inputs?: Page_Not_Found_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Page_Not_Found_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_page_not_found_text(inputs)
	return en_ca2_page_not_found_text(inputs)
});