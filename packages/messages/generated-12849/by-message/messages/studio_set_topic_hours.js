/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_HoursInputs */

const en_ca2_studio_set_topic_hours = /** @type {(inputs: Studio_Set_Topic_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Hours and holidays`)
};

const fr_ca2_studio_set_topic_hours = /** @type {(inputs: Studio_Set_Topic_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Heures et jours fériés`)
};

/**
* | output |
* | --- |
* | "Hours and holidays" |
*
* @param {Studio_Set_Topic_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_hours = /** @type {((inputs?: Studio_Set_Topic_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_hours(inputs)
	return en_ca2_studio_set_topic_hours(inputs)
});