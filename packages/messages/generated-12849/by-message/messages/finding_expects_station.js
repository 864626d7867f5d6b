/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_StationInputs */

const en_ca2_finding_expects_station = /** @type {(inputs: Finding_Expects_StationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a station of at most 40 characters`)
};

const fr_ca2_finding_expects_station = /** @type {(inputs: Finding_Expects_StationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un poste de 40 caractères au plus`)
};

/**
* | output |
* | --- |
* | "a station of at most 40 characters" |
*
* @param {Finding_Expects_StationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_station = /** @type {((inputs?: Finding_Expects_StationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_StationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_station(inputs)
	return en_ca2_finding_expects_station(inputs)
});