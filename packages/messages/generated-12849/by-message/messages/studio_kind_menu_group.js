/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Kind_Menu_GroupInputs */

const en_ca2_studio_kind_menu_group = /** @type {(inputs: Studio_Kind_Menu_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Menu group`)
};

const fr_ca2_studio_kind_menu_group = /** @type {(inputs: Studio_Kind_Menu_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Groupe de menus`)
};

/**
* | output |
* | --- |
* | "Menu group" |
*
* @param {Studio_Kind_Menu_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_kind_menu_group = /** @type {((inputs?: Studio_Kind_Menu_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Kind_Menu_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_kind_menu_group(inputs)
	return en_ca2_studio_kind_menu_group(inputs)
});