/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_Test_EdgesInputs */

const en_ca2_print_test_edges = /** @type {(inputs: Print_Test_EdgesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Both edges of the paper:`)
};

const fr_ca2_print_test_edges = /** @type {(inputs: Print_Test_EdgesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les deux bords du papier :`)
};

/**
* | output |
* | --- |
* | "Both edges of the paper:" |
*
* @param {Print_Test_EdgesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_edges = /** @type {((inputs?: Print_Test_EdgesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_EdgesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_edges(inputs)
	return en_ca2_print_test_edges(inputs)
});