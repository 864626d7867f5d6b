/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ percent: NonNullable<unknown>, meant: NonNullable<unknown>, sign: NonNullable<unknown> }} Finding_Doubt_Like_FractionInputs */

const en_ca2_finding_doubt_like_fraction = /** @type {(inputs: Finding_Doubt_Like_FractionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This is ${i?.percent} %: ${i?.meant} % is written ${i?.meant}${i?.sign}.`)
};

const fr_ca2_finding_doubt_like_fraction = /** @type {(inputs: Finding_Doubt_Like_FractionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`C’est ${i?.percent} % ; ${i?.meant} % s’écrit ${i?.meant}${i?.sign}.`)
};

/**
* | output |
* | --- |
* | "This is {percent} %: {meant} % is written {meant}{sign}." |
*
* @param {Finding_Doubt_Like_FractionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_like_fraction = /** @type {((inputs: Finding_Doubt_Like_FractionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Like_FractionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_like_fraction(inputs)
	return en_ca2_finding_doubt_like_fraction(inputs)
});