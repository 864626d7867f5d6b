/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Suites_Text_OfInputs */

const en_ca2_modes_suites_text_of = /** @type {(inputs: Modes_Suites_Text_OfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tap a dish once it’s ready to go.`)
};

const fr_ca2_modes_suites_text_of = /** @type {(inputs: Modes_Suites_Text_OfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Touchez un plat dès qu’il est prêt à partir.`)
};

/**
* | output |
* | --- |
* | "Tap a dish once it’s ready to go." |
*
* @param {Modes_Suites_Text_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_suites_text_of = /** @type {((inputs?: Modes_Suites_Text_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Suites_Text_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_suites_text_of(inputs)
	return en_ca2_modes_suites_text_of(inputs)
});