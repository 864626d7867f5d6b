/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ done: NonNullable<unknown>, count: NonNullable<unknown> }} Modes_Suites_Done_OfInputs */

const en_ca2_modes_suites_done_of = /** @type {(inputs: Modes_Suites_Done_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done} of ${i?.count} handed over`)
};

const fr_ca2_modes_suites_done_of = /** @type {(inputs: Modes_Suites_Done_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.done} sur ${i?.count} remises`)
};

/**
* | output |
* | --- |
* | "{done} of {count} handed over" |
*
* @param {Modes_Suites_Done_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_done_of = /** @type {((inputs: Modes_Suites_Done_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_Done_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_done_of(inputs)
	return en_ca2_modes_suites_done_of(inputs)
});