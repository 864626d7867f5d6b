/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ from: NonNullable<unknown>, to: NonNullable<unknown> }} Venue_Hours_RangeInputs */

const en_ca2_venue_hours_range = /** @type {(inputs: Venue_Hours_RangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.from} to ${i?.to}`)
};

const fr_ca2_venue_hours_range = /** @type {(inputs: Venue_Hours_RangeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`de ${i?.from} à ${i?.to}`)
};

/**
* | output |
* | --- |
* | "{from} to {to}" |
*
* @param {Venue_Hours_RangeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_hours_range = /** @type {((inputs: Venue_Hours_RangeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_Hours_RangeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_hours_range(inputs)
	return en_ca2_venue_hours_range(inputs)
});