/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_No_Config_HeadingInputs */

const en_ca2_menu_no_config_heading = /** @type {(inputs: Menu_No_Config_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How would you like to order?`)
};

const fr_ca2_menu_no_config_heading = /** @type {(inputs: Menu_No_Config_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comment voulez-vous commander?`)
};

/**
* | output |
* | --- |
* | "How would you like to order?" |
*
* @param {Menu_No_Config_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_no_config_heading = /** @type {((inputs?: Menu_No_Config_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_No_Config_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_no_config_heading(inputs)
	return en_ca2_menu_no_config_heading(inputs)
});