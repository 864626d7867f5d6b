/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_NotesInputs */

const en_ca2_checkout_notes = /** @type {(inputs: Checkout_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note for the restaurant`)
};

const fr_ca2_checkout_notes = /** @type {(inputs: Checkout_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Note pour le restaurant`)
};

/**
* | output |
* | --- |
* | "Note for the restaurant" |
*
* @param {Checkout_NotesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_notes = /** @type {((inputs?: Checkout_NotesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_NotesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_notes(inputs)
	return en_ca2_checkout_notes(inputs)
});