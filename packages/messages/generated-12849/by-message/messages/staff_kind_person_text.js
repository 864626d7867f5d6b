/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Kind_Person_TextInputs */

const en_ca2_staff_kind_person_text = /** @type {(inputs: Staff_Kind_Person_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Signs in on their own phone, or by PIN on a device.`)
};

const fr_ca2_staff_kind_person_text = /** @type {(inputs: Staff_Kind_Person_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Se connecte sur son téléphone, ou par NIP sur un appareil.`)
};

/**
* | output |
* | --- |
* | "Signs in on their own phone, or by PIN on a device." |
*
* @param {Staff_Kind_Person_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_kind_person_text = /** @type {((inputs?: Staff_Kind_Person_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Kind_Person_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_kind_person_text(inputs)
	return en_ca2_staff_kind_person_text(inputs)
});