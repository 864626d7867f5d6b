/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} School_Copy_To_NamedInputs */

const en_ca2_school_copy_to_named = /** @type {(inputs: School_Copy_To_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Copy ${i?.date} to another day`)
};

const fr_ca2_school_copy_to_named = /** @type {(inputs: School_Copy_To_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Copier le ${i?.date} vers un autre jour`)
};

/**
* | output |
* | --- |
* | "Copy {date} to another day" |
*
* @param {School_Copy_To_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_copy_to_named = /** @type {((inputs: School_Copy_To_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Copy_To_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_copy_to_named(inputs)
	return en_ca2_school_copy_to_named(inputs)
});