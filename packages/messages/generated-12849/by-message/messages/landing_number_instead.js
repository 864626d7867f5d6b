/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Number_InsteadInputs */

const en_ca2_landing_number_instead = /** @type {(inputs: Landing_Number_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a table instead? Enter its number`)
};

const fr_ca2_landing_number_instead = /** @type {(inputs: Landing_Number_InsteadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plutôt à une table? Entrez son numéro`)
};

/**
* | output |
* | --- |
* | "At a table instead? Enter its number" |
*
* @param {Landing_Number_InsteadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_number_instead = /** @type {((inputs?: Landing_Number_InsteadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Number_InsteadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_number_instead(inputs)
	return en_ca2_landing_number_instead(inputs)
});