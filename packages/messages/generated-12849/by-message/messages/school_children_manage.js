/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Children_ManageInputs */

const en_ca2_school_children_manage = /** @type {(inputs: School_Children_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your children`)
};

const fr_ca2_school_children_manage = /** @type {(inputs: School_Children_ManageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vos enfants`)
};

/**
* | output |
* | --- |
* | "Your children" |
*
* @param {School_Children_ManageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_children_manage = /** @type {((inputs?: School_Children_ManageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Children_ManageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_children_manage(inputs)
	return en_ca2_school_children_manage(inputs)
});