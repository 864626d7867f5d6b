/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_ZoneInputs */

const en_ca2_finding_expects_zone = /** @type {(inputs: Finding_Expects_ZoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a time zone such as America/Toronto`)
};

const fr_ca2_finding_expects_zone = /** @type {(inputs: Finding_Expects_ZoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un fuseau horaire comme America/Toronto`)
};

/**
* | output |
* | --- |
* | "a time zone such as America/Toronto" |
*
* @param {Finding_Expects_ZoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_zone = /** @type {((inputs?: Finding_Expects_ZoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_ZoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_zone(inputs)
	return en_ca2_finding_expects_zone(inputs)
});