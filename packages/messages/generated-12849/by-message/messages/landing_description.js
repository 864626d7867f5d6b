/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Landing_DescriptionInputs */

const en_ca2_landing_description = /** @type {(inputs: Landing_DescriptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`See the menu of ${i?.venue} and order from your phone.`)
};

const fr_ca2_landing_description = /** @type {(inputs: Landing_DescriptionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Consultez le menu de chez ${i?.venue} et commandez avec votre téléphone.`)
};

/**
* | output |
* | --- |
* | "See the menu of {venue} and order from your phone." |
*
* @param {Landing_DescriptionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const landing_description = /** @type {((inputs: Landing_DescriptionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Landing_DescriptionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_landing_description(inputs)
	return en_ca2_landing_description(inputs)
});