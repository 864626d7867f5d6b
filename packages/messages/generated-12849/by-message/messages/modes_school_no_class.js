/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_School_No_ClassInputs */

const en_ca2_modes_school_no_class = /** @type {(inputs: Modes_School_No_ClassInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No class given`)
};

const fr_ca2_modes_school_no_class = /** @type {(inputs: Modes_School_No_ClassInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Classe non précisée`)
};

/**
* | output |
* | --- |
* | "No class given" |
*
* @param {Modes_School_No_ClassInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_school_no_class = /** @type {((inputs?: Modes_School_No_ClassInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_School_No_ClassInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_school_no_class(inputs)
	return en_ca2_modes_school_no_class(inputs)
});