/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Test_TitleInputs */

const en_ca2_print_test_title = /** @type {(inputs: Print_Test_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Test page`)
};

const fr_ca2_print_test_title = /** @type {(inputs: Print_Test_TitleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Page d’essai`)
};

/**
* | output |
* | --- |
* | "Test page" |
*
* @param {Print_Test_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_title = /** @type {((inputs?: Print_Test_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_title(inputs)
	return en_ca2_print_test_title(inputs)
});