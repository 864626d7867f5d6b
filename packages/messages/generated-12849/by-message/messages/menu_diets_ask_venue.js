/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Diets_Ask_VenueInputs */

const en_ca2_menu_diets_ask_venue = /** @type {(inputs: Menu_Diets_Ask_VenueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please ask before you order:`)
};

const fr_ca2_menu_diets_ask_venue = /** @type {(inputs: Menu_Diets_Ask_VenueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Renseignez-vous avant de commander :`)
};

/**
* | output |
* | --- |
* | "Please ask before you order:" |
*
* @param {Menu_Diets_Ask_VenueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_diets_ask_venue = /** @type {((inputs?: Menu_Diets_Ask_VenueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Diets_Ask_VenueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_diets_ask_venue(inputs)
	return en_ca2_menu_diets_ask_venue(inputs)
});