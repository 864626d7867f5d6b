/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ language: NonNullable<unknown> }} Finding_Doubt_No_Word_OfInputs */

const en_ca2_finding_doubt_no_word_of = /** @type {(inputs: Finding_Doubt_No_Word_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`A language is offered, but no menu, section or dish has a name in it (${i?.language}).`)
};

const fr_ca2_finding_doubt_no_word_of = /** @type {(inputs: Finding_Doubt_No_Word_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Une langue est offerte, mais aucun menu, aucune section ni aucun plat n’a de nom dans cette langue (${i?.language}).`)
};

/**
* | output |
* | --- |
* | "A language is offered, but no menu, section or dish has a name in it ({language})." |
*
* @param {Finding_Doubt_No_Word_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_word_of = /** @type {((inputs: Finding_Doubt_No_Word_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_Word_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_word_of(inputs)
	return en_ca2_finding_doubt_no_word_of(inputs)
});