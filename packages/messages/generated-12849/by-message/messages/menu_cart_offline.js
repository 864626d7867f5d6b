/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Menu_Cart_OfflineInputs */

const en_ca2_menu_cart_offline = /** @type {(inputs: Menu_Cart_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You seem to be offline. Your cart is saved here and will catch up when you’re back online.`)
};

const fr_ca2_menu_cart_offline = /** @type {(inputs: Menu_Cart_OfflineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous semblez hors ligne. Votre panier est conservé ici et se mettra à jour au retour de la connexion.`)
};

/**
* | output |
* | --- |
* | "You seem to be offline. Your cart is saved here and will catch up when you’re back online." |
*
* @param {Menu_Cart_OfflineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const menu_cart_offline = /** @type {((inputs?: Menu_Cart_OfflineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Menu_Cart_OfflineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_menu_cart_offline(inputs)
	return en_ca2_menu_cart_offline(inputs)
});