/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_RefreshInputs */

const en_ca2_menu_refresh = /** @type {(inputs: Menu_RefreshInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Refresh the menu`)
};

const fr_ca2_menu_refresh = /** @type {(inputs: Menu_RefreshInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Actualiser le menu`)
};

/**
* | output |
* | --- |
* | "Refresh the menu" |
*
* @param {Menu_RefreshInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_refresh = /** @type {((inputs?: Menu_RefreshInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_RefreshInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_refresh(inputs)
	return en_ca2_menu_refresh(inputs)
});