/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_HeadingInputs */

const en_ca2_error_page_heading = /** @type {(inputs: Error_Page_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sorry, that was our mistake`)
};

const fr_ca2_error_page_heading = /** @type {(inputs: Error_Page_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Désolés, c’est notre faute`)
};

/**
* | output |
* | --- |
* | "Sorry, that was our mistake" |
*
* @param {Error_Page_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_heading = /** @type {((inputs?: Error_Page_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_heading(inputs)
	return en_ca2_error_page_heading(inputs)
});