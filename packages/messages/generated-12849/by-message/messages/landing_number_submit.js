/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Number_SubmitInputs */

const en_ca2_landing_number_submit = /** @type {(inputs: Landing_Number_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Go to my table`)
};

const fr_ca2_landing_number_submit = /** @type {(inputs: Landing_Number_SubmitInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aller à ma table`)
};

/**
* | output |
* | --- |
* | "Go to my table" |
*
* @param {Landing_Number_SubmitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_number_submit = /** @type {((inputs?: Landing_Number_SubmitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Number_SubmitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_number_submit(inputs)
	return en_ca2_landing_number_submit(inputs)
});