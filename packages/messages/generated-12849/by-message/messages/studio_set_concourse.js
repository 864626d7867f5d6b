/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_ConcourseInputs */

const en_ca2_studio_set_concourse = /** @type {(inputs: Studio_Set_ConcourseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests find this venue by concourse`)
};

const fr_ca2_studio_set_concourse = /** @type {(inputs: Studio_Set_ConcourseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients trouvent cet établissement par hall`)
};

/**
* | output |
* | --- |
* | "Guests find this venue by concourse" |
*
* @param {Studio_Set_ConcourseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_concourse = /** @type {((inputs?: Studio_Set_ConcourseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_ConcourseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_concourse(inputs)
	return en_ca2_studio_set_concourse(inputs)
});