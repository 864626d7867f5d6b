/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_UnavailableInputs */

const en_ca2_menu_unavailable = /** @type {(inputs: Menu_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not available now`)
};

const fr_ca2_menu_unavailable = /** @type {(inputs: Menu_UnavailableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas offert pour l’instant`)
};

/**
* | output |
* | --- |
* | "Not available now" |
*
* @param {Menu_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_unavailable = /** @type {((inputs?: Menu_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_unavailable(inputs)
	return en_ca2_menu_unavailable(inputs)
});