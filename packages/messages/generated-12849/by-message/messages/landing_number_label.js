/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Number_LabelInputs */

const en_ca2_landing_number_label = /** @type {(inputs: Landing_Number_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table number`)
};

const fr_ca2_landing_number_label = /** @type {(inputs: Landing_Number_LabelInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro de table`)
};

/**
* | output |
* | --- |
* | "Table number" |
*
* @param {Landing_Number_LabelInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_number_label = /** @type {((inputs?: Landing_Number_LabelInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Number_LabelInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_number_label(inputs)
	return en_ca2_landing_number_label(inputs)
});