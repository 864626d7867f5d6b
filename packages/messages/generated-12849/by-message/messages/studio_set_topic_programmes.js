/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_ProgrammesInputs */

const en_ca2_studio_set_topic_programmes = /** @type {(inputs: Studio_Set_Topic_ProgrammesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Programmes`)
};

const fr_ca2_studio_set_topic_programmes = /** @type {(inputs: Studio_Set_Topic_ProgrammesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Programmes`)
};

/**
* | output |
* | --- |
* | "Programmes" |
*
* @param {Studio_Set_Topic_ProgrammesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_programmes = /** @type {((inputs?: Studio_Set_Topic_ProgrammesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_ProgrammesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_programmes(inputs)
	return en_ca2_studio_set_topic_programmes(inputs)
});