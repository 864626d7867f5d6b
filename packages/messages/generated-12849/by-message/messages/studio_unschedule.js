/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_UnscheduleInputs */

const en_ca2_studio_unschedule = /** @type {(inputs: Studio_UnscheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bring back into the draft`)
};

const fr_ca2_studio_unschedule = /** @type {(inputs: Studio_UnscheduleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Remettre dans le brouillon`)
};

/**
* | output |
* | --- |
* | "Bring back into the draft" |
*
* @param {Studio_UnscheduleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_unschedule = /** @type {((inputs?: Studio_UnscheduleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_UnscheduleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_unschedule(inputs)
	return en_ca2_studio_unschedule(inputs)
});