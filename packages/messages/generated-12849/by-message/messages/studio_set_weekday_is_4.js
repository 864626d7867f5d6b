/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Weekday_Is_4Inputs */

const en_ca2_studio_set_weekday_is_4 = /** @type {(inputs: Studio_Set_Weekday_Is_4Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Friday`)
};

const fr_ca2_studio_set_weekday_is_4 = /** @type {(inputs: Studio_Set_Weekday_Is_4Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vendredi`)
};

/**
* | output |
* | --- |
* | "Friday" |
*
* @param {Studio_Set_Weekday_Is_4Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_weekday_is_4 = /** @type {((inputs?: Studio_Set_Weekday_Is_4Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Weekday_Is_4Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_weekday_is_4(inputs)
	return en_ca2_studio_set_weekday_is_4(inputs)
});