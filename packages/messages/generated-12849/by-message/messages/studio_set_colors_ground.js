/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Colors_GroundInputs */

const en_ca2_studio_set_colors_ground = /** @type {(inputs: Studio_Set_Colors_GroundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Backgrounds`)
};

const fr_ca2_studio_set_colors_ground = /** @type {(inputs: Studio_Set_Colors_GroundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fonds`)
};

/**
* | output |
* | --- |
* | "Backgrounds" |
*
* @param {Studio_Set_Colors_GroundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_colors_ground = /** @type {((inputs?: Studio_Set_Colors_GroundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Colors_GroundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_colors_ground(inputs)
	return en_ca2_studio_set_colors_ground(inputs)
});