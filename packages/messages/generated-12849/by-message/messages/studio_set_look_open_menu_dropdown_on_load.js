/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Open_Menu_Dropdown_On_LoadInputs */

const en_ca2_studio_set_look_open_menu_dropdown_on_load = /** @type {(inputs: Studio_Set_Look_Open_Menu_Dropdown_On_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The list of menus is open at first`)
};

const fr_ca2_studio_set_look_open_menu_dropdown_on_load = /** @type {(inputs: Studio_Set_Look_Open_Menu_Dropdown_On_LoadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La liste des menus est ouverte au départ`)
};

/**
* | output |
* | --- |
* | "The list of menus is open at first" |
*
* @param {Studio_Set_Look_Open_Menu_Dropdown_On_LoadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_open_menu_dropdown_on_load = /** @type {((inputs?: Studio_Set_Look_Open_Menu_Dropdown_On_LoadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Open_Menu_Dropdown_On_LoadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_open_menu_dropdown_on_load(inputs)
	return en_ca2_studio_set_look_open_menu_dropdown_on_load(inputs)
});