/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_NoneInputs */

const en_ca2_modes_suites_none = /** @type {(inputs: Modes_Suites_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No events are planned.`)
};

const fr_ca2_modes_suites_none = /** @type {(inputs: Modes_Suites_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun événement au calendrier.`)
};

/**
* | output |
* | --- |
* | "No events are planned." |
*
* @param {Modes_Suites_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_none = /** @type {((inputs?: Modes_Suites_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_none(inputs)
	return en_ca2_modes_suites_none(inputs)
});