/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Label_ListedInputs */

const en_ca2_school_label_listed = /** @type {(inputs: School_Label_ListedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Written out in full on the list`)
};

const fr_ca2_school_label_listed = /** @type {(inputs: School_Label_ListedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Écrit en toutes lettres sur la liste`)
};

/**
* | output |
* | --- |
* | "Written out in full on the list" |
*
* @param {School_Label_ListedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_label_listed = /** @type {((inputs?: School_Label_ListedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Label_ListedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_label_listed(inputs)
	return en_ca2_school_label_listed(inputs)
});