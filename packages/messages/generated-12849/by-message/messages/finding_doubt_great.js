/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ price: NonNullable<unknown> }} Finding_Doubt_GreatInputs */

const en_ca2_finding_doubt_great = /** @type {(inputs: Finding_Doubt_GreatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This is ${i?.price}. Was it meant in cents?`)
};

const fr_ca2_finding_doubt_great = /** @type {(inputs: Finding_Doubt_GreatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`C’est ${i?.price}. Était-ce en cents ?`)
};

/**
* | output |
* | --- |
* | "This is {price}. Was it meant in cents?" |
*
* @param {Finding_Doubt_GreatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_great = /** @type {((inputs: Finding_Doubt_GreatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_GreatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_great(inputs)
	return en_ca2_finding_doubt_great(inputs)
});