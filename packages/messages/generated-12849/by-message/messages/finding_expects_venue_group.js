/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_Venue_GroupInputs */

const en_ca2_finding_expects_venue_group = /** @type {(inputs: Finding_Expects_Venue_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`the name of a venue group`)
};

const fr_ca2_finding_expects_venue_group = /** @type {(inputs: Finding_Expects_Venue_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`le nom d’un groupe d’établissements`)
};

/**
* | output |
* | --- |
* | "the name of a venue group" |
*
* @param {Finding_Expects_Venue_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_venue_group = /** @type {((inputs?: Finding_Expects_Venue_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_Venue_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_venue_group(inputs)
	return en_ca2_finding_expects_venue_group(inputs)
});