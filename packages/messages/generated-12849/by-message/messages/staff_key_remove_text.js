/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Remove_TextInputs */

const en_ca2_staff_key_remove_text = /** @type {(inputs: Staff_Key_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The system with this key is shut out at once. To replace a key, add the new one first, then remove this one.`)
};

const fr_ca2_staff_key_remove_text = /** @type {(inputs: Staff_Key_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le système qui a cette clé perd l’accès tout de suite. Pour remplacer une clé, ajoutez d’abord la nouvelle, puis retirez celle-ci.`)
};

/**
* | output |
* | --- |
* | "The system with this key is shut out at once. To replace a key, add the new one first, then remove this one." |
*
* @param {Staff_Key_Remove_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_remove_text = /** @type {((inputs?: Staff_Key_Remove_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Remove_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_remove_text(inputs)
	return en_ca2_staff_key_remove_text(inputs)
});