/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tip_Config_Default_Value_SelectedInputs */

const en_ca2_studio_set_tip_config_default_value_selected = /** @type {(inputs: Studio_Set_Tip_Config_Default_Value_SelectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Which is chosen at first`)
};

const fr_ca2_studio_set_tip_config_default_value_selected = /** @type {(inputs: Studio_Set_Tip_Config_Default_Value_SelectedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lequel est choisi au départ`)
};

/**
* | output |
* | --- |
* | "Which is chosen at first" |
*
* @param {Studio_Set_Tip_Config_Default_Value_SelectedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tip_config_default_value_selected = /** @type {((inputs?: Studio_Set_Tip_Config_Default_Value_SelectedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tip_Config_Default_Value_SelectedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tip_config_default_value_selected(inputs)
	return en_ca2_studio_set_tip_config_default_value_selected(inputs)
});