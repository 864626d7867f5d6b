/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ chain: NonNullable<unknown> }} Location_TitleInputs */

const en_ca2_location_title = /** @type {(inputs: Location_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Locations of ${i?.chain}`)
};

const fr_ca2_location_title = /** @type {(inputs: Location_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Établissements ${i?.chain}`)
};

/**
* | output |
* | --- |
* | "Locations of {chain}" |
*
* @param {Location_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const location_title = /** @type {((inputs: Location_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Location_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_location_title(inputs)
	return en_ca2_location_title(inputs)
});