/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Number_UnknownInputs */

const en_ca2_landing_number_unknown = /** @type {(inputs: Landing_Number_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We have no table with this number. Please look at it again.`)
};

const fr_ca2_landing_number_unknown = /** @type {(inputs: Landing_Number_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune table ne porte ce numéro. Vérifiez-le.`)
};

/**
* | output |
* | --- |
* | "We have no table with this number. Please look at it again." |
*
* @param {Landing_Number_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_number_unknown = /** @type {((inputs?: Landing_Number_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Number_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_number_unknown(inputs)
	return en_ca2_landing_number_unknown(inputs)
});