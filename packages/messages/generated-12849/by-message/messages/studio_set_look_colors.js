/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_ColorsInputs */

const en_ca2_studio_set_look_colors = /** @type {(inputs: Studio_Set_Look_ColorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other colours`)
};

const fr_ca2_studio_set_look_colors = /** @type {(inputs: Studio_Set_Look_ColorsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autres couleurs`)
};

/**
* | output |
* | --- |
* | "Other colours" |
*
* @param {Studio_Set_Look_ColorsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_colors = /** @type {((inputs?: Studio_Set_Look_ColorsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_ColorsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_colors(inputs)
	return en_ca2_studio_set_look_colors(inputs)
});