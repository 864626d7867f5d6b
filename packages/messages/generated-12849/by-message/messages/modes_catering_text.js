/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Catering_TextInputs */

const en_ca2_modes_catering_text = /** @type {(inputs: Modes_Catering_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A week at a time, with what to prepare for each day.`)
};

const fr_ca2_modes_catering_text = /** @type {(inputs: Modes_Catering_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une semaine à la fois, avec ce qu’il faut préparer pour chaque jour.`)
};

/**
* | output |
* | --- |
* | "A week at a time, with what to prepare for each day." |
*
* @param {Modes_Catering_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_catering_text = /** @type {((inputs?: Modes_Catering_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Catering_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_catering_text(inputs)
	return en_ca2_modes_catering_text(inputs)
});