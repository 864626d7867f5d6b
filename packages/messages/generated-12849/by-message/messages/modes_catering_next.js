/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Catering_NextInputs */

const en_ca2_modes_catering_next = /** @type {(inputs: Modes_Catering_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A week later`)
};

const fr_ca2_modes_catering_next = /** @type {(inputs: Modes_Catering_NextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une semaine plus tard`)
};

/**
* | output |
* | --- |
* | "A week later" |
*
* @param {Modes_Catering_NextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_catering_next = /** @type {((inputs?: Modes_Catering_NextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Catering_NextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_catering_next(inputs)
	return en_ca2_modes_catering_next(inputs)
});