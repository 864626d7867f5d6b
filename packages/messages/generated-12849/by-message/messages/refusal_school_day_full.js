/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown> }} Refusal_School_Day_FullInputs */

const en_ca2_refusal_school_day_full = /** @type {(inputs: Refusal_School_Day_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no more room on ${i?.date}. Nothing was charged.`)
};

const fr_ca2_refusal_school_day_full = /** @type {(inputs: Refusal_School_Day_FullInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a plus de place le ${i?.date}. Rien n’a été facturé.`)
};

/**
* | output |
* | --- |
* | "There is no more room on {date}. Nothing was charged." |
*
* @param {Refusal_School_Day_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_school_day_full = /** @type {((inputs: Refusal_School_Day_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_School_Day_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_school_day_full(inputs)
	return en_ca2_refusal_school_day_full(inputs)
});