/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Test_AccentsInputs */

const en_ca2_print_test_accents = /** @type {(inputs: Print_Test_AccentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If every letter below has its accent, French prints well:`)
};

const fr_ca2_print_test_accents = /** @type {(inputs: Print_Test_AccentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si chaque lettre ci-dessous a son accent, le français s’imprime bien :`)
};

/**
* | output |
* | --- |
* | "If every letter below has its accent, French prints well:" |
*
* @param {Print_Test_AccentsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_accents = /** @type {((inputs?: Print_Test_AccentsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_AccentsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_accents(inputs)
	return en_ca2_print_test_accents(inputs)
});