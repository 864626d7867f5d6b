/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Refusal_School_Too_FarInputs */

const en_ca2_refusal_school_too_far = /** @type {(inputs: Refusal_School_Too_FarInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Orders for ${i?.date} are not open yet.`)
};

const fr_ca2_refusal_school_too_far = /** @type {(inputs: Refusal_School_Too_FarInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les commandes pour le ${i?.date} ne sont pas encore ouvertes.`)
};

/**
* | output |
* | --- |
* | "Orders for {date} are not open yet." |
*
* @param {Refusal_School_Too_FarInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_school_too_far = /** @type {((inputs: Refusal_School_Too_FarInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_School_Too_FarInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_school_too_far(inputs)
	return en_ca2_refusal_school_too_far(inputs)
});