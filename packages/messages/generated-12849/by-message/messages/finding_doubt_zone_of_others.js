/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ zone: NonNullable<unknown>, province: NonNullable<unknown> }} Finding_Doubt_Zone_Of_OthersInputs */

const en_ca2_finding_doubt_zone_of_others = /** @type {(inputs: Finding_Doubt_Zone_Of_OthersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There is no time zone: hours and days are those of ${i?.zone}, but the restaurant is in ${i?.province}.`)
};

const fr_ca2_finding_doubt_zone_of_others = /** @type {(inputs: Finding_Doubt_Zone_Of_OthersInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun fuseau horaire ; les heures et les jours sont ceux de ${i?.zone}, mais la province est ${i?.province}.`)
};

/**
* | output |
* | --- |
* | "There is no time zone: hours and days are those of {zone}, but the restaurant is in {province}." |
*
* @param {Finding_Doubt_Zone_Of_OthersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_zone_of_others = /** @type {((inputs: Finding_Doubt_Zone_Of_OthersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Zone_Of_OthersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_zone_of_others(inputs)
	return en_ca2_finding_doubt_zone_of_others(inputs)
});