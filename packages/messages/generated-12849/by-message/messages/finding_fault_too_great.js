/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown>, max: NonNullable<unknown> }} Finding_Fault_Too_GreatInputs */

const en_ca2_finding_fault_too_great = /** @type {(inputs: Finding_Fault_Too_GreatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} is too great. The greatest is ${i?.max}.`)
};

const fr_ca2_finding_fault_too_great = /** @type {(inputs: Finding_Fault_Too_GreatInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} est trop grand. Le maximum est de ${i?.max}.`)
};

/**
* | output |
* | --- |
* | "{value} is too great. The greatest is {max}." |
*
* @param {Finding_Fault_Too_GreatInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_too_great = /** @type {((inputs: Finding_Fault_Too_GreatInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Too_GreatInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_too_great(inputs)
	return en_ca2_finding_fault_too_great(inputs)
});