/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Alcohol_TakeoutInputs */

const en_ca2_studio_set_alcohol_takeout = /** @type {(inputs: Studio_Set_Alcohol_TakeoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Also to go`)
};

const fr_ca2_studio_set_alcohol_takeout = /** @type {(inputs: Studio_Set_Alcohol_TakeoutInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aussi pour emporter`)
};

/**
* | output |
* | --- |
* | "Also to go" |
*
* @param {Studio_Set_Alcohol_TakeoutInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_alcohol_takeout = /** @type {((inputs?: Studio_Set_Alcohol_TakeoutInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Alcohol_TakeoutInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_alcohol_takeout(inputs)
	return en_ca2_studio_set_alcohol_takeout(inputs)
});