/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} School_Copy_ToInputs */

const en_ca2_school_copy_to = /** @type {(inputs: School_Copy_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy to…`)
};

const fr_ca2_school_copy_to = /** @type {(inputs: School_Copy_ToInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copier vers…`)
};

/**
* | output |
* | --- |
* | "Copy to…" |
*
* @param {School_Copy_ToInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_copy_to = /** @type {((inputs?: School_Copy_ToInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Copy_ToInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_copy_to(inputs)
	return en_ca2_school_copy_to(inputs)
});