/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ printer: NonNullable<unknown>, model: NonNullable<unknown> }} Print_Test_PrintedInputs */

const en_ca2_print_test_printed = /** @type {(inputs: Print_Test_PrintedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Printer: ${i?.printer} (${i?.model})`)
};

const fr_ca2_print_test_printed = /** @type {(inputs: Print_Test_PrintedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Imprimante : ${i?.printer} (${i?.model})`)
};

/**
* | output |
* | --- |
* | "Printer: {printer} ({model})" |
*
* @param {Print_Test_PrintedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_test_printed = /** @type {((inputs: Print_Test_PrintedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Test_PrintedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_test_printed(inputs)
	return en_ca2_print_test_printed(inputs)
});