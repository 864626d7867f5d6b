/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ near: NonNullable<unknown> }} Location_VagueInputs */

const en_ca2_location_vague = /** @type {(inputs: Location_VagueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`“${i?.near}” could be in many towns. Add the town or the postal code.`)
};

const fr_ca2_location_vague = /** @type {(inputs: Location_VagueInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`« ${i?.near} » peut se trouver dans plusieurs villes. Ajoutez la ville ou le code postal.`)
};

/**
* | output |
* | --- |
* | "“{near}” could be in many towns. Add the town or the postal code." |
*
* @param {Location_VagueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_vague = /** @type {((inputs: Location_VagueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_VagueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_vague(inputs)
	return en_ca2_location_vague(inputs)
});