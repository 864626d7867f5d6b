/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} School_OpensInputs */

const en_ca2_school_opens = /** @type {(inputs: School_OpensInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ordering opens on ${i?.date}`)
};

const fr_ca2_school_opens = /** @type {(inputs: School_OpensInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les commandes ouvrent le ${i?.date}`)
};

/**
* | output |
* | --- |
* | "Ordering opens on {date}" |
*
* @param {School_OpensInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const school_opens = /** @type {((inputs: School_OpensInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<School_OpensInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_school_opens(inputs)
	return en_ca2_school_opens(inputs)
});