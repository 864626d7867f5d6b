/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Add_SubmitInputs */

const en_ca2_staff_add_submit = /** @type {(inputs: Staff_Add_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add and get a code`)
};

const fr_ca2_staff_add_submit = /** @type {(inputs: Staff_Add_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter et obtenir un code`)
};

/**
* | output |
* | --- |
* | "Add and get a code" |
*
* @param {Staff_Add_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_add_submit = /** @type {((inputs?: Staff_Add_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Add_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_add_submit(inputs)
	return en_ca2_staff_add_submit(inputs)
});