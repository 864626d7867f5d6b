/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Weekday_Is_2Inputs */

const en_ca2_studio_set_weekday_is_2 = /** @type {(inputs: Studio_Set_Weekday_Is_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Wednesday`)
};

const fr_ca2_studio_set_weekday_is_2 = /** @type {(inputs: Studio_Set_Weekday_Is_2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mercredi`)
};

/**
* | output |
* | --- |
* | "Wednesday" |
*
* @param {Studio_Set_Weekday_Is_2Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_weekday_is_2 = /** @type {((inputs?: Studio_Set_Weekday_Is_2Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Weekday_Is_2Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_weekday_is_2(inputs)
	return en_ca2_studio_set_weekday_is_2(inputs)
});