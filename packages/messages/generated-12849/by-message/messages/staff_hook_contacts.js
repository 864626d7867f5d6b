/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_ContactsInputs */

const en_ca2_staff_hook_contacts = /** @type {(inputs: Staff_Hook_ContactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`With guests’ contact details`)
};

const fr_ca2_staff_hook_contacts = /** @type {(inputs: Staff_Hook_ContactsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Avec les coordonnées des clients`)
};

/**
* | output |
* | --- |
* | "With guests’ contact details" |
*
* @param {Staff_Hook_ContactsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_contacts = /** @type {((inputs?: Staff_Hook_ContactsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_ContactsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_contacts(inputs)
	return en_ca2_staff_hook_contacts(inputs)
});