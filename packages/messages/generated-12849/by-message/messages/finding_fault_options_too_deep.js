/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ max: NonNullable<unknown> }} Finding_Fault_Options_Too_DeepInputs */

const en_ca2_finding_fault_options_too_deep = /** @type {(inputs: Finding_Fault_Options_Too_DeepInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Option groups can be at most ${i?.max} levels within each other.`)
};

const fr_ca2_finding_fault_options_too_deep = /** @type {(inputs: Finding_Fault_Options_Too_DeepInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Les groupes d’options ne peuvent avoir plus de ${i?.max} niveaux.`)
};

/**
* | output |
* | --- |
* | "Option groups can be at most {max} levels within each other." |
*
* @param {Finding_Fault_Options_Too_DeepInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_options_too_deep = /** @type {((inputs: Finding_Fault_Options_Too_DeepInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Options_Too_DeepInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_options_too_deep(inputs)
	return en_ca2_finding_fault_options_too_deep(inputs)
});