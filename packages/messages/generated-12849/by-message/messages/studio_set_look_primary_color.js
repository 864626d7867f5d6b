/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Primary_ColorInputs */

const en_ca2_studio_set_look_primary_color = /** @type {(inputs: Studio_Set_Look_Primary_ColorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Colour of buttons`)
};

const fr_ca2_studio_set_look_primary_color = /** @type {(inputs: Studio_Set_Look_Primary_ColorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Couleur des boutons`)
};

/**
* | output |
* | --- |
* | "Colour of buttons" |
*
* @param {Studio_Set_Look_Primary_ColorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_primary_color = /** @type {((inputs?: Studio_Set_Look_Primary_ColorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Primary_ColorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_primary_color(inputs)
	return en_ca2_studio_set_look_primary_color(inputs)
});