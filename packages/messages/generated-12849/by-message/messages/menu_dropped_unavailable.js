/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Menu_Dropped_UnavailableInputs */

const en_ca2_menu_dropped_unavailable = /** @type {(inputs: Menu_Dropped_UnavailableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} is not available now, so we took it out of your cart.`)
};

const fr_ca2_menu_dropped_unavailable = /** @type {(inputs: Menu_Dropped_UnavailableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ce plat n’est pas offert pour l’instant et a été retiré de votre panier : ${i?.name}.`)
};

/**
* | output |
* | --- |
* | "{name} is not available now, so we took it out of your cart." |
*
* @param {Menu_Dropped_UnavailableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_dropped_unavailable = /** @type {((inputs: Menu_Dropped_UnavailableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Dropped_UnavailableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_dropped_unavailable(inputs)
	return en_ca2_menu_dropped_unavailable(inputs)
});