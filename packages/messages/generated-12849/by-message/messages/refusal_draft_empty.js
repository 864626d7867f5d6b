/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Draft_EmptyInputs */

const en_ca2_refusal_draft_empty = /** @type {(inputs: Refusal_Draft_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no changes to publish.`)
};

const fr_ca2_refusal_draft_empty = /** @type {(inputs: Refusal_Draft_EmptyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucune modification à publier.`)
};

/**
* | output |
* | --- |
* | "There are no changes to publish." |
*
* @param {Refusal_Draft_EmptyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_draft_empty = /** @type {((inputs?: Refusal_Draft_EmptyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Draft_EmptyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_draft_empty(inputs)
	return en_ca2_refusal_draft_empty(inputs)
});