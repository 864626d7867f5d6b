/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Suite_Notes_HintInputs */

const en_ca2_suite_notes_hint = /** @type {(inputs: Suite_Notes_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where to set up, who to ask for, what to watch out for`)
};

const fr_ca2_suite_notes_hint = /** @type {(inputs: Suite_Notes_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Où installer, qui demander, à quoi faire attention`)
};

/**
* | output |
* | --- |
* | "Where to set up, who to ask for, what to watch out for" |
*
* @param {Suite_Notes_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const suite_notes_hint = /** @type {((inputs?: Suite_Notes_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Suite_Notes_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_suite_notes_hint(inputs)
	return en_ca2_suite_notes_hint(inputs)
});