/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ table: NonNullable<unknown> }} Venue_TableInputs */

const en_ca2_venue_table = /** @type {(inputs: Venue_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Table ${i?.table}`)
};

const fr_ca2_venue_table = /** @type {(inputs: Venue_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Table ${i?.table}`)
};

/**
* | output |
* | --- |
* | "Table {table}" |
*
* @param {Venue_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const venue_table = /** @type {((inputs: Venue_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Venue_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_venue_table(inputs)
	return en_ca2_venue_table(inputs)
});