/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Menu_Available_TomorrowInputs */

const en_ca2_menu_available_tomorrow = /** @type {(inputs: Menu_Available_TomorrowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tomorrow from ${i?.time}`)
};

const fr_ca2_menu_available_tomorrow = /** @type {(inputs: Menu_Available_TomorrowInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Demain dès ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Tomorrow from {time}" |
*
* @param {Menu_Available_TomorrowInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_available_tomorrow = /** @type {((inputs: Menu_Available_TomorrowInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Available_TomorrowInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_available_tomorrow(inputs)
	return en_ca2_menu_available_tomorrow(inputs)
});