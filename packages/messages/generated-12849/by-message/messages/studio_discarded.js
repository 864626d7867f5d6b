/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_DiscardedInputs */

const en_ca2_studio_discarded = /** @type {(inputs: Studio_DiscardedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The changes are discarded.`)
};

const fr_ca2_studio_discarded = /** @type {(inputs: Studio_DiscardedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les modifications sont abandonnées.`)
};

/**
* | output |
* | --- |
* | "The changes are discarded." |
*
* @param {Studio_DiscardedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_discarded = /** @type {((inputs?: Studio_DiscardedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_DiscardedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_discarded(inputs)
	return en_ca2_studio_discarded(inputs)
});