/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Weekday_Is_6Inputs */

const en_ca2_studio_set_weekday_is_6 = /** @type {(inputs: Studio_Set_Weekday_Is_6Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sunday`)
};

const fr_ca2_studio_set_weekday_is_6 = /** @type {(inputs: Studio_Set_Weekday_Is_6Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dimanche`)
};

/**
* | output |
* | --- |
* | "Sunday" |
*
* @param {Studio_Set_Weekday_Is_6Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_weekday_is_6 = /** @type {((inputs?: Studio_Set_Weekday_Is_6Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Weekday_Is_6Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_weekday_is_6(inputs)
	return en_ca2_studio_set_weekday_is_6(inputs)
});