/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ location: NonNullable<unknown>, where: NonNullable<unknown> }} Finding_Doubt_Same_LocationInputs */

const en_ca2_finding_doubt_same_location = /** @type {(inputs: Finding_Doubt_Same_LocationInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The name ${i?.location} is there twice (${i?.where}): orders cannot tell the two apart.`)
};

const fr_ca2_finding_doubt_same_location = /** @type {(inputs: Finding_Doubt_Same_LocationInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le nom ${i?.location} est là deux fois (${i?.where}) ; les commandes ne peuvent les distinguer.`)
};

/**
* | output |
* | --- |
* | "The name {location} is there twice ({where}): orders cannot tell the two apart." |
*
* @param {Finding_Doubt_Same_LocationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_same_location = /** @type {((inputs: Finding_Doubt_Same_LocationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Same_LocationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_same_location(inputs)
	return en_ca2_finding_doubt_same_location(inputs)
});