/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ names: NonNullable<unknown> }} School_Changed_NewInputs */

const en_ca2_school_changed_new = /** @type {(inputs: School_Changed_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`New: ${i?.names}.`)
};

const fr_ca2_school_changed_new = /** @type {(inputs: School_Changed_NewInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nouveau : ${i?.names}.`)
};

/**
* | output |
* | --- |
* | "New: {names}." |
*
* @param {School_Changed_NewInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_changed_new = /** @type {((inputs: School_Changed_NewInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_Changed_NewInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_changed_new(inputs)
	return en_ca2_school_changed_new(inputs)
});