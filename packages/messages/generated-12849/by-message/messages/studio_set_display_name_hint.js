/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Display_Name_HintInputs */

const en_ca2_studio_set_display_name_hint = /** @type {(inputs: Studio_Set_Display_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it differs from the name.`)
};

const fr_ca2_studio_set_display_name_hint = /** @type {(inputs: Studio_Set_Display_Name_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`S’il diffère du nom.`)
};

/**
* | output |
* | --- |
* | "If it differs from the name." |
*
* @param {Studio_Set_Display_Name_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_display_name_hint = /** @type {((inputs?: Studio_Set_Display_Name_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Display_Name_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_display_name_hint(inputs)
	return en_ca2_studio_set_display_name_hint(inputs)
});