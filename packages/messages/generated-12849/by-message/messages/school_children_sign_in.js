/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Children_Sign_InInputs */

const en_ca2_school_children_sign_in = /** @type {(inputs: School_Children_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in to order for your children by name, with their allergies.`)
};

const fr_ca2_school_children_sign_in = /** @type {(inputs: School_Children_Sign_InInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connectez-vous pour commander au nom de vos enfants, avec leurs allergies.`)
};

/**
* | output |
* | --- |
* | "Sign in to order for your children by name, with their allergies." |
*
* @param {School_Children_Sign_InInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_children_sign_in = /** @type {((inputs?: School_Children_Sign_InInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Children_Sign_InInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_children_sign_in(inputs)
	return en_ca2_school_children_sign_in(inputs)
});