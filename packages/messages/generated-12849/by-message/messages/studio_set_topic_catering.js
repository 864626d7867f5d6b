/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_CateringInputs */

const en_ca2_studio_set_topic_catering = /** @type {(inputs: Studio_Set_Topic_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Catering`)
};

const fr_ca2_studio_set_topic_catering = /** @type {(inputs: Studio_Set_Topic_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traiteur`)
};

/**
* | output |
* | --- |
* | "Catering" |
*
* @param {Studio_Set_Topic_CateringInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_catering = /** @type {((inputs?: Studio_Set_Topic_CateringInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_CateringInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_catering(inputs)
	return en_ca2_studio_set_topic_catering(inputs)
});