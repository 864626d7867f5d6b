/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_School_NoneInputs */

const en_ca2_modes_school_none = /** @type {(inputs: Modes_School_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No meals are ordered for this date.`)
};

const fr_ca2_modes_school_none = /** @type {(inputs: Modes_School_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun repas n’est commandé pour cette date.`)
};

/**
* | output |
* | --- |
* | "No meals are ordered for this date." |
*
* @param {Modes_School_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_school_none = /** @type {((inputs?: Modes_School_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_School_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_school_none(inputs)
	return en_ca2_modes_school_none(inputs)
});