/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_LooksInputs */

const en_ca2_studio_set_topic_looks = /** @type {(inputs: Studio_Set_Topic_LooksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Looks`)
};

const fr_ca2_studio_set_topic_looks = /** @type {(inputs: Studio_Set_Topic_LooksInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Apparence`)
};

/**
* | output |
* | --- |
* | "Looks" |
*
* @param {Studio_Set_Topic_LooksInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_looks = /** @type {((inputs?: Studio_Set_Topic_LooksInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_LooksInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_looks(inputs)
	return en_ca2_studio_set_topic_looks(inputs)
});