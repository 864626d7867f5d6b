/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Who_None_TextInputs */

const en_ca2_staff_who_none_text = /** @type {(inputs: Staff_Who_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A manager can give each person one under People and devices.`)
};

const fr_ca2_staff_who_none_text = /** @type {(inputs: Staff_Who_None_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une personne responsable peut en donner un à chacun sous Personnel et appareils.`)
};

/**
* | output |
* | --- |
* | "A manager can give each person one under People and devices." |
*
* @param {Staff_Who_None_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_who_none_text = /** @type {((inputs?: Staff_Who_None_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Who_None_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_who_none_text(inputs)
	return en_ca2_staff_who_none_text(inputs)
});