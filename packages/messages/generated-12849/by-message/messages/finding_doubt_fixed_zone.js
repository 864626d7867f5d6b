/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ zone: NonNullable<unknown> }} Finding_Doubt_Fixed_ZoneInputs */

const en_ca2_finding_doubt_fixed_zone = /** @type {(inputs: Finding_Doubt_Fixed_ZoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.zone} has no daylight saving time. Use the zone of a city, such as America/Toronto.`)
};

const fr_ca2_finding_doubt_fixed_zone = /** @type {(inputs: Finding_Doubt_Fixed_ZoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.zone} n’a pas d’heure avancée. Prenez le fuseau d’une ville, comme America/Toronto.`)
};

/**
* | output |
* | --- |
* | "{zone} has no daylight saving time. Use the zone of a city, such as America/Toronto." |
*
* @param {Finding_Doubt_Fixed_ZoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_fixed_zone = /** @type {((inputs: Finding_Doubt_Fixed_ZoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Fixed_ZoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_fixed_zone(inputs)
	return en_ca2_finding_doubt_fixed_zone(inputs)
});