/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Look_Browse_Menu_StyleInputs */

const en_ca2_studio_set_look_browse_menu_style = /** @type {(inputs: Studio_Set_Look_Browse_Menu_StyleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Bar of the menu`)
};

const fr_ca2_studio_set_look_browse_menu_style = /** @type {(inputs: Studio_Set_Look_Browse_Menu_StyleInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Barre du menu`)
};

/**
* | output |
* | --- |
* | "Bar of the menu" |
*
* @param {Studio_Set_Look_Browse_Menu_StyleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_look_browse_menu_style = /** @type {((inputs?: Studio_Set_Look_Browse_Menu_StyleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Look_Browse_Menu_StyleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_look_browse_menu_style(inputs)
	return en_ca2_studio_set_look_browse_menu_style(inputs)
});