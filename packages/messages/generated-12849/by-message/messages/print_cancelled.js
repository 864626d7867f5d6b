/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Print_CancelledInputs */

const en_ca2_print_cancelled = /** @type {(inputs: Print_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`CANCELLED`)
};

const fr_ca2_print_cancelled = /** @type {(inputs: Print_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`ANNULÉE`)
};

/**
* | output |
* | --- |
* | "CANCELLED" |
*
* @param {Print_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_cancelled = /** @type {((inputs?: Print_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_cancelled(inputs)
	return en_ca2_print_cancelled(inputs)
});