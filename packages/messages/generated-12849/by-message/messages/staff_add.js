/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_AddInputs */

const en_ca2_staff_add = /** @type {(inputs: Staff_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a person or a device`)
};

const fr_ca2_staff_add = /** @type {(inputs: Staff_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une personne ou un appareil`)
};

/**
* | output |
* | --- |
* | "Add a person or a device" |
*
* @param {Staff_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_add = /** @type {((inputs?: Staff_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_add(inputs)
	return en_ca2_staff_add(inputs)
});