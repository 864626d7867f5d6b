/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_School_TextInputs */

const en_ca2_modes_school_text = /** @type {(inputs: Modes_School_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tap a meal once it’s packed. Everyone who has this list open sees it.`)
};

const fr_ca2_modes_school_text = /** @type {(inputs: Modes_School_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Touchez un repas dès qu’il est emballé. Toutes les personnes qui ont cette liste ouverte le voient.`)
};

/**
* | output |
* | --- |
* | "Tap a meal once it’s packed. Everyone who has this list open sees it." |
*
* @param {Modes_School_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_school_text = /** @type {((inputs?: Modes_School_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_School_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_school_text(inputs)
	return en_ca2_modes_school_text(inputs)
});