/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_AlcoholInputs */

const en_ca2_studio_set_topic_alcohol = /** @type {(inputs: Studio_Set_Topic_AlcoholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcohol`)
};

const fr_ca2_studio_set_topic_alcohol = /** @type {(inputs: Studio_Set_Topic_AlcoholInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Alcool`)
};

/**
* | output |
* | --- |
* | "Alcohol" |
*
* @param {Studio_Set_Topic_AlcoholInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_alcohol = /** @type {((inputs?: Studio_Set_Topic_AlcoholInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_AlcoholInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_alcohol(inputs)
	return en_ca2_studio_set_topic_alcohol(inputs)
});