/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_All_DayInputs */

const en_ca2_studio_set_all_day = /** @type {(inputs: Studio_Set_All_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`All day`)
};

const fr_ca2_studio_set_all_day = /** @type {(inputs: Studio_Set_All_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toute la journée`)
};

/**
* | output |
* | --- |
* | "All day" |
*
* @param {Studio_Set_All_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_all_day = /** @type {((inputs?: Studio_Set_All_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_All_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_all_day(inputs)
	return en_ca2_studio_set_all_day(inputs)
});