/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ date: NonNullable<unknown>, reason: NonNullable<unknown> }} Refusal_School_Day_ClosedInputs */

const en_ca2_refusal_school_day_closed = /** @type {(inputs: Refusal_School_Day_ClosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There are no meals on ${i?.date}: ${i?.reason}.`)
};

const fr_ca2_refusal_school_day_closed = /** @type {(inputs: Refusal_School_Day_ClosedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas de repas le ${i?.date} : ${i?.reason}.`)
};

/**
* | output |
* | --- |
* | "There are no meals on {date}: {reason}." |
*
* @param {Refusal_School_Day_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_school_day_closed = /** @type {((inputs: Refusal_School_Day_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_School_Day_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_school_day_closed(inputs)
	return en_ca2_refusal_school_day_closed(inputs)
});