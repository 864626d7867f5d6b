/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Draft_FullInputs */

const en_ca2_refusal_draft_full = /** @type {(inputs: Refusal_Draft_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are too many changes. Publish them first.`)
};

const fr_ca2_refusal_draft_full = /** @type {(inputs: Refusal_Draft_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il y a trop de modifications. Publiez-les d’abord.`)
};

/**
* | output |
* | --- |
* | "There are too many changes. Publish them first." |
*
* @param {Refusal_Draft_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_draft_full = /** @type {((inputs?: Refusal_Draft_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Draft_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_draft_full(inputs)
	return en_ca2_refusal_draft_full(inputs)
});