/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Contacts_TextInputs */

const en_ca2_staff_hook_contacts_text = /** @type {(inputs: Staff_Hook_Contacts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Names, phone numbers, email and delivery addresses. Only if the system needs them.`)
};

const fr_ca2_staff_hook_contacts_text = /** @type {(inputs: Staff_Hook_Contacts_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Noms, numéros de téléphone, adresses de courriel et de livraison. Seulement si le système en a besoin.`)
};

/**
* | output |
* | --- |
* | "Names, phone numbers, email and delivery addresses. Only if the system needs them." |
*
* @param {Staff_Hook_Contacts_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_contacts_text = /** @type {((inputs?: Staff_Hook_Contacts_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Contacts_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_contacts_text(inputs)
	return en_ca2_staff_hook_contacts_text(inputs)
});