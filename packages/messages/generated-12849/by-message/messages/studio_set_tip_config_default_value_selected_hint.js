/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tip_Config_Default_Value_Selected_HintInputs */

const en_ca2_studio_set_tip_config_default_value_selected_hint = /** @type {(inputs: Studio_Set_Tip_Config_Default_Value_Selected_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`0 is the first, 1 the second.`)
};

const fr_ca2_studio_set_tip_config_default_value_selected_hint = /** @type {(inputs: Studio_Set_Tip_Config_Default_Value_Selected_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`0 est le premier, 1 le deuxième.`)
};

/**
* | output |
* | --- |
* | "0 is the first, 1 the second." |
*
* @param {Studio_Set_Tip_Config_Default_Value_Selected_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tip_config_default_value_selected_hint = /** @type {((inputs?: Studio_Set_Tip_Config_Default_Value_Selected_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tip_Config_Default_Value_Selected_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tip_config_default_value_selected_hint(inputs)
	return en_ca2_studio_set_tip_config_default_value_selected_hint(inputs)
});