/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Finding_Fault_ReservedInputs */

const en_ca2_finding_fault_reserved = /** @type {(inputs: Finding_Fault_ReservedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} is an address of Comptoir itself. Enter another.`)
};

const fr_ca2_finding_fault_reserved = /** @type {(inputs: Finding_Fault_ReservedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} est une adresse de Comptoir même. Entrez autre chose.`)
};

/**
* | output |
* | --- |
* | "{value} is an address of Comptoir itself. Enter another." |
*
* @param {Finding_Fault_ReservedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_reserved = /** @type {((inputs: Finding_Fault_ReservedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_ReservedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_reserved(inputs)
	return en_ca2_finding_fault_reserved(inputs)
});