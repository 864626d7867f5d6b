/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Hook_Remove_TextInputs */

const en_ca2_staff_hook_remove_text = /** @type {(inputs: Staff_Hook_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing more is sent, and the list of what was sent is deleted.`)
};

const fr_ca2_staff_hook_remove_text = /** @type {(inputs: Staff_Hook_Remove_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plus rien n’est envoyé, et la liste de ce qui a été envoyé est effacée.`)
};

/**
* | output |
* | --- |
* | "Nothing more is sent, and the list of what was sent is deleted." |
*
* @param {Staff_Hook_Remove_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_hook_remove_text = /** @type {((inputs?: Staff_Hook_Remove_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Hook_Remove_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_hook_remove_text(inputs)
	return en_ca2_staff_hook_remove_text(inputs)
});