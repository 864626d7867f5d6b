/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ length: NonNullable<unknown>, max: NonNullable<unknown> }} Finding_Fault_Too_ManyInputs */

const en_ca2_finding_fault_too_many = /** @type {(inputs: Finding_Fault_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`These are ${i?.length} entries. At most ${i?.max} fit.`)
};

const fr_ca2_finding_fault_too_many = /** @type {(inputs: Finding_Fault_Too_ManyInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il y a ${i?.length} entrées. Le maximum est de ${i?.max}.`)
};

/**
* | output |
* | --- |
* | "These are {length} entries. At most {max} fit." |
*
* @param {Finding_Fault_Too_ManyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_too_many = /** @type {((inputs: Finding_Fault_Too_ManyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Too_ManyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_too_many(inputs)
	return en_ca2_finding_fault_too_many(inputs)
});