/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ code: NonNullable<unknown> }} Finding_Fault_UnreadableInputs */

const en_ca2_finding_fault_unreadable = /** @type {(inputs: Finding_Fault_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The character ${i?.code} cannot be shown or stored. Remove it.`)
};

const fr_ca2_finding_fault_unreadable = /** @type {(inputs: Finding_Fault_UnreadableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le caractère ${i?.code} ne peut être ni affiché ni conservé. Retirez-le.`)
};

/**
* | output |
* | --- |
* | "The character {code} cannot be shown or stored. Remove it." |
*
* @param {Finding_Fault_UnreadableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_unreadable = /** @type {((inputs: Finding_Fault_UnreadableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_UnreadableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_unreadable(inputs)
	return en_ca2_finding_fault_unreadable(inputs)
});