/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Test_BandInputs */

const en_ca2_print_test_band = /** @type {(inputs: Print_Test_BandInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Allergies look like this`)
};

const fr_ca2_print_test_band = /** @type {(inputs: Print_Test_BandInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les allergies ont cette allure`)
};

/**
* | output |
* | --- |
* | "Allergies look like this" |
*
* @param {Print_Test_BandInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_band = /** @type {((inputs?: Print_Test_BandInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_BandInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_band(inputs)
	return en_ca2_print_test_band(inputs)
});