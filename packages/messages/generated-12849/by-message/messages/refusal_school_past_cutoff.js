/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Refusal_School_Past_CutoffInputs */

const en_ca2_refusal_school_past_cutoff = /** @type {(inputs: Refusal_School_Past_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It’s too late to order for ${i?.date}.`)
};

const fr_ca2_refusal_school_past_cutoff = /** @type {(inputs: Refusal_School_Past_CutoffInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il est trop tard pour commander pour le ${i?.date}.`)
};

/**
* | output |
* | --- |
* | "It’s too late to order for {date}." |
*
* @param {Refusal_School_Past_CutoffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_school_past_cutoff = /** @type {((inputs: Refusal_School_Past_CutoffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_School_Past_CutoffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_school_past_cutoff(inputs)
	return en_ca2_refusal_school_past_cutoff(inputs)
});