/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Number_MissingInputs */

const en_ca2_landing_number_missing = /** @type {(inputs: Landing_Number_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter the number on your card.`)
};

const fr_ca2_landing_number_missing = /** @type {(inputs: Landing_Number_MissingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez le numéro inscrit sur votre carte.`)
};

/**
* | output |
* | --- |
* | "Please enter the number on your card." |
*
* @param {Landing_Number_MissingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_number_missing = /** @type {((inputs?: Landing_Number_MissingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Number_MissingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_number_missing(inputs)
	return en_ca2_landing_number_missing(inputs)
});