/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Test_RightInputs */

const en_ca2_print_test_right = /** @type {(inputs: Print_Test_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Right`)
};

const fr_ca2_print_test_right = /** @type {(inputs: Print_Test_RightInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Droite`)
};

/**
* | output |
* | --- |
* | "Right" |
*
* @param {Print_Test_RightInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_right = /** @type {((inputs?: Print_Test_RightInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_RightInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_right(inputs)
	return en_ca2_print_test_right(inputs)
});