/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_ChangedInputs */

const en_ca2_print_changed = /** @type {(inputs: Print_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CHANGED`)
};

const fr_ca2_print_changed = /** @type {(inputs: Print_ChangedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`MODIFIÉE`)
};

/**
* | output |
* | --- |
* | "CHANGED" |
*
* @param {Print_ChangedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_changed = /** @type {((inputs?: Print_ChangedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_ChangedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_changed(inputs)
	return en_ca2_print_changed(inputs)
});