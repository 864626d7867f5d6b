/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Contacts_ReadInputs */

const en_ca2_staff_key_contacts_read = /** @type {(inputs: Staff_Key_Contacts_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`See contacts`)
};

const fr_ca2_staff_key_contacts_read = /** @type {(inputs: Staff_Key_Contacts_ReadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voir les coordonnées`)
};

/**
* | output |
* | --- |
* | "See contacts" |
*
* @param {Staff_Key_Contacts_ReadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_contacts_read = /** @type {((inputs?: Staff_Key_Contacts_ReadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Contacts_ReadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_contacts_read(inputs)
	return en_ca2_staff_key_contacts_read(inputs)
});