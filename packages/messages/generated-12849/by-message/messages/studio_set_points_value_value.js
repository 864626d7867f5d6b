/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Points_Value_ValueInputs */

const en_ca2_studio_set_points_value_value = /** @type {(inputs: Studio_Set_Points_Value_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`are worth`)
};

const fr_ca2_studio_set_points_value_value = /** @type {(inputs: Studio_Set_Points_Value_ValueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`valent`)
};

/**
* | output |
* | --- |
* | "are worth" |
*
* @param {Studio_Set_Points_Value_ValueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_points_value_value = /** @type {((inputs?: Studio_Set_Points_Value_ValueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Points_Value_ValueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_points_value_value(inputs)
	return en_ca2_studio_set_points_value_value(inputs)
});