/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_OrderInputs */

const en_ca2_finding_fault_order = /** @type {(inputs: Finding_Fault_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The end must come after the start.`)
};

const fr_ca2_finding_fault_order = /** @type {(inputs: Finding_Fault_OrderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La fin doit venir après le début.`)
};

/**
* | output |
* | --- |
* | "The end must come after the start." |
*
* @param {Finding_Fault_OrderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_order = /** @type {((inputs?: Finding_Fault_OrderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_OrderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_order(inputs)
	return en_ca2_finding_fault_order(inputs)
});