/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_None_OrderedInputs */

const en_ca2_modes_suites_none_ordered = /** @type {(inputs: Modes_Suites_None_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing has been ordered for this event yet.`)
};

const fr_ca2_modes_suites_none_ordered = /** @type {(inputs: Modes_Suites_None_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien n’est encore commandé pour cet événement.`)
};

/**
* | output |
* | --- |
* | "Nothing has been ordered for this event yet." |
*
* @param {Modes_Suites_None_OrderedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_none_ordered = /** @type {((inputs?: Modes_Suites_None_OrderedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_None_OrderedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_none_ordered(inputs)
	return en_ca2_modes_suites_none_ordered(inputs)
});