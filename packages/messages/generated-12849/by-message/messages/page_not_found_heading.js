/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Page_Not_Found_HeadingInputs */

const en_ca2_page_not_found_heading = /** @type {(inputs: Page_Not_Found_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is nothing at this address`)
};

const fr_ca2_page_not_found_heading = /** @type {(inputs: Page_Not_Found_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a rien à cette adresse`)
};

/**
* | output |
* | --- |
* | "There is nothing at this address" |
*
* @param {Page_Not_Found_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const page_not_found_heading = /** @type {((inputs?: Page_Not_Found_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Page_Not_Found_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_page_not_found_heading(inputs)
	return en_ca2_page_not_found_heading(inputs)
});