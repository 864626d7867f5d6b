/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Modes_SchoolInputs */

const en_ca2_modes_school = /** @type {(inputs: Modes_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`School meals`)
};

const fr_ca2_modes_school = /** @type {(inputs: Modes_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Repas scolaires`)
};

/**
* | output |
* | --- |
* | "School meals" |
*
* @param {Modes_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const modes_school = /** @type {((inputs?: Modes_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Modes_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_modes_school(inputs)
	return en_ca2_modes_school(inputs)
});