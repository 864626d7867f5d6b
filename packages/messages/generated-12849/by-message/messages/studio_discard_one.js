/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Discard_OneInputs */

const en_ca2_studio_discard_one = /** @type {(inputs: Studio_Discard_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Discard this change`)
};

const fr_ca2_studio_discard_one = /** @type {(inputs: Studio_Discard_OneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Abandonner cette modification`)
};

/**
* | output |
* | --- |
* | "Discard this change" |
*
* @param {Studio_Discard_OneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_discard_one = /** @type {((inputs?: Studio_Discard_OneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Discard_OneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_discard_one(inputs)
	return en_ca2_studio_discard_one(inputs)
});