/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Location_SchoolInputs */

const en_ca2_location_school = /** @type {(inputs: Location_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`School lunches`)
};

const fr_ca2_location_school = /** @type {(inputs: Location_SchoolInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dîners d’école`)
};

/**
* | output |
* | --- |
* | "School lunches" |
*
* @param {Location_SchoolInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_school = /** @type {((inputs?: Location_SchoolInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_SchoolInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_school(inputs)
	return en_ca2_location_school(inputs)
});