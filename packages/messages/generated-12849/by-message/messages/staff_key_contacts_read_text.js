/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_Contacts_Read_TextInputs */

const en_ca2_staff_key_contacts_read_text = /** @type {(inputs: Staff_Key_Contacts_Read_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests’ names, phone numbers and addresses, and a school’s children with their allergies, where they see orders. For those who deliver, call or print tickets.`)
};

const fr_ca2_staff_key_contacts_read_text = /** @type {(inputs: Staff_Key_Contacts_Read_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Noms, numéros de téléphone et adresses des clients, et à l’école les enfants avec leurs allergies, dans les commandes. Pour ceux qui livrent, appellent ou impriment des billets.`)
};

/**
* | output |
* | --- |
* | "Guests’ names, phone numbers and addresses, and a school’s children with their allergies, where they see orders. For those who deliver, call or print tickets." |
*
* @param {Staff_Key_Contacts_Read_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_contacts_read_text = /** @type {((inputs?: Staff_Key_Contacts_Read_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_Contacts_Read_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_contacts_read_text(inputs)
	return en_ca2_staff_key_contacts_read_text(inputs)
});