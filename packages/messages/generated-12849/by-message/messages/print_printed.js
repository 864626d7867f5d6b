/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Print_PrintedInputs */

const en_ca2_print_printed = /** @type {(inputs: Print_PrintedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Printed ${i?.time}`)
};

const fr_ca2_print_printed = /** @type {(inputs: Print_PrintedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Imprimé à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Printed {time}" |
*
* @param {Print_PrintedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_printed = /** @type {((inputs: Print_PrintedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_PrintedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_printed(inputs)
	return en_ca2_print_printed(inputs)
});