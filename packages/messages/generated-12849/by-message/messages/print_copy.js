/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_CopyInputs */

const en_ca2_print_copy = /** @type {(inputs: Print_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`COPY`)
};

const fr_ca2_print_copy = /** @type {(inputs: Print_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`COPIE`)
};

/**
* | output |
* | --- |
* | "COPY" |
*
* @param {Print_CopyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_copy = /** @type {((inputs?: Print_CopyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_CopyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_copy(inputs)
	return en_ca2_print_copy(inputs)
});