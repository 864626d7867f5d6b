/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Menu_Available_FromInputs */

const en_ca2_menu_available_from = /** @type {(inputs: Menu_Available_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`From ${i?.time}`)
};

const fr_ca2_menu_available_from = /** @type {(inputs: Menu_Available_FromInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Dès ${i?.time}`)
};

/**
* | output |
* | --- |
* | "From {time}" |
*
* @param {Menu_Available_FromInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_available_from = /** @type {((inputs: Menu_Available_FromInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Available_FromInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_available_from(inputs)
	return en_ca2_menu_available_from(inputs)
});