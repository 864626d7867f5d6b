/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_By_TimeInputs */

const en_ca2_modes_suites_by_time = /** @type {(inputs: Modes_Suites_By_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`By delivery time`)
};

const fr_ca2_modes_suites_by_time = /** @type {(inputs: Modes_Suites_By_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Par heure de livraison`)
};

/**
* | output |
* | --- |
* | "By delivery time" |
*
* @param {Modes_Suites_By_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_by_time = /** @type {((inputs?: Modes_Suites_By_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_By_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_by_time(inputs)
	return en_ca2_modes_suites_by_time(inputs)
});