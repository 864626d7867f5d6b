/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_People_TextInputs */

const en_ca2_staff_people_text = /** @type {(inputs: Staff_People_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Everyone who works here, and the tablets and screens they share. A change takes effect at once, everywhere.`)
};

const fr_ca2_staff_people_text = /** @type {(inputs: Staff_People_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Toutes les personnes qui travaillent ici, et les tablettes et écrans qu’elles partagent. Un changement s’applique tout de suite, partout.`)
};

/**
* | output |
* | --- |
* | "Everyone who works here, and the tablets and screens they share. A change takes effect at once, everywhere." |
*
* @param {Staff_People_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_people_text = /** @type {((inputs?: Staff_People_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_People_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_people_text(inputs)
	return en_ca2_staff_people_text(inputs)
});