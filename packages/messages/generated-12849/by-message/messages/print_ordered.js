/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Print_OrderedInputs */

const en_ca2_print_ordered = /** @type {(inputs: Print_OrderedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordered ${i?.time}`)
};

const fr_ca2_print_ordered = /** @type {(inputs: Print_OrderedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commandé à ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Ordered {time}" |
*
* @param {Print_OrderedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_ordered = /** @type {((inputs: Print_OrderedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_OrderedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_ordered(inputs)
	return en_ca2_print_ordered(inputs)
});