/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Weekday_Is_5Inputs */

const en_ca2_studio_set_weekday_is_5 = /** @type {(inputs: Studio_Set_Weekday_Is_5Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Saturday`)
};

const fr_ca2_studio_set_weekday_is_5 = /** @type {(inputs: Studio_Set_Weekday_Is_5Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Samedi`)
};

/**
* | output |
* | --- |
* | "Saturday" |
*
* @param {Studio_Set_Weekday_Is_5Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_weekday_is_5 = /** @type {((inputs?: Studio_Set_Weekday_Is_5Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Weekday_Is_5Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_weekday_is_5(inputs)
	return en_ca2_studio_set_weekday_is_5(inputs)
});