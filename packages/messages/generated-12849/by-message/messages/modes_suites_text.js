/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_TextInputs */

const en_ca2_modes_suites_text = /** @type {(inputs: Modes_Suites_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The events of the past week and all that are planned.`)
};

const fr_ca2_modes_suites_text = /** @type {(inputs: Modes_Suites_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les événements de la dernière semaine et tous ceux à venir.`)
};

/**
* | output |
* | --- |
* | "The events of the past week and all that are planned." |
*
* @param {Modes_Suites_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_text = /** @type {((inputs?: Modes_Suites_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_text(inputs)
	return en_ca2_modes_suites_text(inputs)
});