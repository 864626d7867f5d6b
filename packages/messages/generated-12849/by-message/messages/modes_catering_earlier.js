/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Catering_EarlierInputs */

const en_ca2_modes_catering_earlier = /** @type {(inputs: Modes_Catering_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A week earlier`)
};

const fr_ca2_modes_catering_earlier = /** @type {(inputs: Modes_Catering_EarlierInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une semaine plus tôt`)
};

/**
* | output |
* | --- |
* | "A week earlier" |
*
* @param {Modes_Catering_EarlierInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_catering_earlier = /** @type {((inputs?: Modes_Catering_EarlierInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Catering_EarlierInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_catering_earlier(inputs)
	return en_ca2_modes_catering_earlier(inputs)
});