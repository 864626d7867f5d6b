/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_DiscardInputs */

const en_ca2_studio_discard = /** @type {(inputs: Studio_DiscardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discard all changes`)
};

const fr_ca2_studio_discard = /** @type {(inputs: Studio_DiscardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abandonner toutes les modifications`)
};

/**
* | output |
* | --- |
* | "Discard all changes" |
*
* @param {Studio_DiscardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_discard = /** @type {((inputs?: Studio_DiscardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_DiscardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_discard(inputs)
	return en_ca2_studio_discard(inputs)
});