/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Landing_Number_HintInputs */

const en_ca2_landing_number_hint = /** @type {(inputs: Landing_Number_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s printed on the card at your table.`)
};

const fr_ca2_landing_number_hint = /** @type {(inputs: Landing_Number_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il est imprimé sur la carte posée à votre table.`)
};

/**
* | output |
* | --- |
* | "It’s printed on the card at your table." |
*
* @param {Landing_Number_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_number_hint = /** @type {((inputs?: Landing_Number_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_Number_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_number_hint(inputs)
	return en_ca2_landing_number_hint(inputs)
});