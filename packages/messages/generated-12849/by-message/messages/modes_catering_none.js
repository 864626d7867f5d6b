/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_Catering_NoneInputs */

const en_ca2_modes_catering_none = /** @type {(inputs: Modes_Catering_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No catering is ordered for this week.`)
};

const fr_ca2_modes_catering_none = /** @type {(inputs: Modes_Catering_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune commande de traiteur cette semaine-là.`)
};

/**
* | output |
* | --- |
* | "No catering is ordered for this week." |
*
* @param {Modes_Catering_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_catering_none = /** @type {((inputs?: Modes_Catering_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_Catering_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_catering_none(inputs)
	return en_ca2_modes_catering_none(inputs)
});