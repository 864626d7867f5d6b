/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_WhoInputs */

const en_ca2_studio_set_topic_who = /** @type {(inputs: Studio_Set_Topic_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Who we are`)
};

const fr_ca2_studio_set_topic_who = /** @type {(inputs: Studio_Set_Topic_WhoInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Qui nous sommes`)
};

/**
* | output |
* | --- |
* | "Who we are" |
*
* @param {Studio_Set_Topic_WhoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_who = /** @type {((inputs?: Studio_Set_Topic_WhoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_WhoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_who(inputs)
	return en_ca2_studio_set_topic_who(inputs)
});