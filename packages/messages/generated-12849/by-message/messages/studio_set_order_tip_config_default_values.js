/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Order_Tip_Config_Default_ValuesInputs */

const en_ca2_studio_set_order_tip_config_default_values = /** @type {(inputs: Studio_Set_Order_Tip_Config_Default_ValuesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tips to choose from, in percent`)
};

const fr_ca2_studio_set_order_tip_config_default_values = /** @type {(inputs: Studio_Set_Order_Tip_Config_Default_ValuesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboires à choisir, en pourcentage`)
};

/**
* | output |
* | --- |
* | "Tips to choose from, in percent" |
*
* @param {Studio_Set_Order_Tip_Config_Default_ValuesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_order_tip_config_default_values = /** @type {((inputs?: Studio_Set_Order_Tip_Config_Default_ValuesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Order_Tip_Config_Default_ValuesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_order_tip_config_default_values(inputs)
	return en_ca2_studio_set_order_tip_config_default_values(inputs)
});