/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Children_AddInputs */

const en_ca2_school_children_add = /** @type {(inputs: School_Children_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a child`)
};

const fr_ca2_school_children_add = /** @type {(inputs: School_Children_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter un enfant`)
};

/**
* | output |
* | --- |
* | "Add a child" |
*
* @param {School_Children_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_children_add = /** @type {((inputs?: School_Children_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Children_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_children_add(inputs)
	return en_ca2_school_children_add(inputs)
});