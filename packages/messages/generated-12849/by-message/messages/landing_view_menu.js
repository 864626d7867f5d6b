/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_View_MenuInputs */

const en_ca2_landing_view_menu = /** @type {(inputs: Landing_View_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`View the menu`)
};

const fr_ca2_landing_view_menu = /** @type {(inputs: Landing_View_MenuInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir le menu`)
};

/**
* | output |
* | --- |
* | "View the menu" |
*
* @param {Landing_View_MenuInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_view_menu = /** @type {((inputs?: Landing_View_MenuInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_View_MenuInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_view_menu(inputs)
	return en_ca2_landing_view_menu(inputs)
});