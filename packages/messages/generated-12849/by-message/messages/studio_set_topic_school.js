/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_SchoolInputs */

const en_ca2_studio_set_topic_school = /** @type {(inputs: Studio_Set_Topic_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`School`)
};

const fr_ca2_studio_set_topic_school = /** @type {(inputs: Studio_Set_Topic_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`École`)
};

/**
* | output |
* | --- |
* | "School" |
*
* @param {Studio_Set_Topic_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_school = /** @type {((inputs?: Studio_Set_Topic_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_school(inputs)
	return en_ca2_studio_set_topic_school(inputs)
});