/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_NotesInputs */

const en_ca2_suite_notes = /** @type {(inputs: Suite_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notes for your suite`)
};

const fr_ca2_suite_notes = /** @type {(inputs: Suite_NotesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remarques pour votre loge`)
};

/**
* | output |
* | --- |
* | "Notes for your suite" |
*
* @param {Suite_NotesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_notes = /** @type {((inputs?: Suite_NotesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_NotesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_notes(inputs)
	return en_ca2_suite_notes(inputs)
});