/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_UnscheduledInputs */

const en_ca2_studio_unscheduled = /** @type {(inputs: Studio_UnscheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Its changes are in the draft again.`)
};

const fr_ca2_studio_unscheduled = /** @type {(inputs: Studio_UnscheduledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ses modifications sont de nouveau dans le brouillon.`)
};

/**
* | output |
* | --- |
* | "Its changes are in the draft again." |
*
* @param {Studio_UnscheduledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_unscheduled = /** @type {((inputs?: Studio_UnscheduledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_UnscheduledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_unscheduled(inputs)
	return en_ca2_studio_unscheduled(inputs)
});