/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ age: NonNullable<unknown> }} Network_Menu_From_BeforeInputs */

const en_ca2_network_menu_from_before = /** @type {(inputs: Network_Menu_From_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This is the menu as it was ${i?.age} ago. You can still fill your cart: it’s saved on this device.`)
};

const fr_ca2_network_menu_from_before = /** @type {(inputs: Network_Menu_From_BeforeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Voici le menu tel qu’il était il y a ${i?.age}. Vous pouvez quand même remplir votre panier : il est conservé sur cet appareil.`)
};

/**
* | output |
* | --- |
* | "This is the menu as it was {age} ago. You can still fill your cart: it’s saved on this device." |
*
* @param {Network_Menu_From_BeforeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const network_menu_from_before = /** @type {((inputs: Network_Menu_From_BeforeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Network_Menu_From_BeforeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_network_menu_from_before(inputs)
	return en_ca2_network_menu_from_before(inputs)
});