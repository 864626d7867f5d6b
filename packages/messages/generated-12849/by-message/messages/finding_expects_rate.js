/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_RateInputs */

const en_ca2_finding_expects_rate = /** @type {(inputs: Finding_Expects_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a rate below 1: 13 % is written 0.13`)
};

const fr_ca2_finding_expects_rate = /** @type {(inputs: Finding_Expects_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un taux inférieur à 1 : 13 % s’écrit 0.13`)
};

/**
* | output |
* | --- |
* | "a rate below 1: 13 % is written 0.13" |
*
* @param {Finding_Expects_RateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_rate = /** @type {((inputs?: Finding_Expects_RateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_RateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_rate(inputs)
	return en_ca2_finding_expects_rate(inputs)
});