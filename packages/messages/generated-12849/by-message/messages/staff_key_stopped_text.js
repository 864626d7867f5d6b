/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Stopped_TextInputs */

const en_ca2_staff_key_stopped_text = /** @type {(inputs: Staff_Key_Stopped_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is a test key, and you take real payments now.`)
};

const fr_ca2_staff_key_stopped_text = /** @type {(inputs: Staff_Key_Stopped_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est une clé d’essai, et vous acceptez maintenant de vrais paiements.`)
};

/**
* | output |
* | --- |
* | "This is a test key, and you take real payments now." |
*
* @param {Staff_Key_Stopped_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_stopped_text = /** @type {((inputs?: Staff_Key_Stopped_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Stopped_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_stopped_text(inputs)
	return en_ca2_staff_key_stopped_text(inputs)
});