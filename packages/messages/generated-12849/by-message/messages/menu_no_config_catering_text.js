/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_No_Config_Catering_TextInputs */

const en_ca2_menu_no_config_catering_text = /** @type {(inputs: Menu_No_Config_Catering_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We cater for groups.`)
};

const fr_ca2_menu_no_config_catering_text = /** @type {(inputs: Menu_No_Config_Catering_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nous servons les groupes.`)
};

/**
* | output |
* | --- |
* | "We cater for groups." |
*
* @param {Menu_No_Config_Catering_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_no_config_catering_text = /** @type {((inputs?: Menu_No_Config_Catering_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_No_Config_Catering_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_no_config_catering_text(inputs)
	return en_ca2_menu_no_config_catering_text(inputs)
});