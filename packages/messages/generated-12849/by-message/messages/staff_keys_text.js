/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Keys_TextInputs */

const en_ca2_staff_keys_text = /** @type {(inputs: Staff_Keys_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A till, a courier or your bookkeeping can work with your orders and your menu by a key. Give each system its own.`)
};

const fr_ca2_staff_keys_text = /** @type {(inputs: Staff_Keys_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une caisse, un service de livraison ou votre comptabilité peut utiliser vos commandes et votre menu avec une clé. Donnez à chaque système la sienne.`)
};

/**
* | output |
* | --- |
* | "A till, a courier or your bookkeeping can work with your orders and your menu by a key. Give each system its own." |
*
* @param {Staff_Keys_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_keys_text = /** @type {((inputs?: Staff_Keys_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Keys_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_keys_text(inputs)
	return en_ca2_staff_keys_text(inputs)
});