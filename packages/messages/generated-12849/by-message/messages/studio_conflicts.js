/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_ConflictsInputs */

const en_ca2_studio_conflicts = /** @type {(inputs: Studio_ConflictsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changed elsewhere meanwhile`)
};

const fr_ca2_studio_conflicts = /** @type {(inputs: Studio_ConflictsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Modifié ailleurs entre-temps`)
};

/**
* | output |
* | --- |
* | "Changed elsewhere meanwhile" |
*
* @param {Studio_ConflictsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_conflicts = /** @type {((inputs?: Studio_ConflictsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ConflictsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_conflicts(inputs)
	return en_ca2_studio_conflicts(inputs)
});