/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ length: NonNullable<unknown>, max: NonNullable<unknown> }} Finding_Fault_Too_LongInputs */

const en_ca2_finding_fault_too_long = /** @type {(inputs: Finding_Fault_Too_LongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This has ${i?.length} characters. At most ${i?.max} fit.`)
};

const fr_ca2_finding_fault_too_long = /** @type {(inputs: Finding_Fault_Too_LongInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il y a ${i?.length} caractères. Le maximum est de ${i?.max}.`)
};

/**
* | output |
* | --- |
* | "This has {length} characters. At most {max} fit." |
*
* @param {Finding_Fault_Too_LongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_too_long = /** @type {((inputs: Finding_Fault_Too_LongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Too_LongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_too_long(inputs)
	return en_ca2_finding_fault_too_long(inputs)
});