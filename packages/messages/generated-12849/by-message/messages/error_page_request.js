/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Error_Page_RequestInputs */

const en_ca2_error_page_request = /** @type {(inputs: Error_Page_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If you contact us about it, please give this number:`)
};

const fr_ca2_error_page_request = /** @type {(inputs: Error_Page_RequestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si vous nous en parlez, donnez-nous ce numéro :`)
};

/**
* | output |
* | --- |
* | "If you contact us about it, please give this number:" |
*
* @param {Error_Page_RequestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const error_page_request = /** @type {((inputs?: Error_Page_RequestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Error_Page_RequestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_error_page_request(inputs)
	return en_ca2_error_page_request(inputs)
});