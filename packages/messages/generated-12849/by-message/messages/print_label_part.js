/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ part: NonNullable<unknown>, parts: NonNullable<unknown> }} Print_Label_PartInputs */

const en_ca2_print_label_part = /** @type {(inputs: Print_Label_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.part} of ${i?.parts}`)
};

const fr_ca2_print_label_part = /** @type {(inputs: Print_Label_PartInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.part} de ${i?.parts}`)
};

/**
* | output |
* | --- |
* | "{part} of {parts}" |
*
* @param {Print_Label_PartInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_label_part = /** @type {((inputs: Print_Label_PartInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_Label_PartInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_label_part(inputs)
	return en_ca2_print_label_part(inputs)
});