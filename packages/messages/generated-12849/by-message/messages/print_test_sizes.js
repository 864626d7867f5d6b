/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Test_SizesInputs */

const en_ca2_print_test_sizes = /** @type {(inputs: Print_Test_SizesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Normal, tall and large:`)
};

const fr_ca2_print_test_sizes = /** @type {(inputs: Print_Test_SizesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Normal, haut et grand :`)
};

/**
* | output |
* | --- |
* | "Normal, tall and large:" |
*
* @param {Print_Test_SizesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_sizes = /** @type {((inputs?: Print_Test_SizesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_SizesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_sizes(inputs)
	return en_ca2_print_test_sizes(inputs)
});