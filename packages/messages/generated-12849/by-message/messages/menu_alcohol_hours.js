/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Alcohol_HoursInputs */

const en_ca2_menu_alcohol_hours = /** @type {(inputs: Menu_Alcohol_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not served at this hour`)
};

const fr_ca2_menu_alcohol_hours = /** @type {(inputs: Menu_Alcohol_HoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas servi à cette heure`)
};

/**
* | output |
* | --- |
* | "Not served at this hour" |
*
* @param {Menu_Alcohol_HoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_alcohol_hours = /** @type {((inputs?: Menu_Alcohol_HoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Alcohol_HoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_alcohol_hours(inputs)
	return en_ca2_menu_alcohol_hours(inputs)
});