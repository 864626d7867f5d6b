/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Bulk_FaultInputs */

const en_ca2_studio_bulk_fault = /** @type {(inputs: Studio_Bulk_FaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enter a number. No price may fall below zero.`)
};

const fr_ca2_studio_bulk_fault = /** @type {(inputs: Studio_Bulk_FaultInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez un nombre. Aucun prix ne peut être inférieur à zéro.`)
};

/**
* | output |
* | --- |
* | "Enter a number. No price may fall below zero." |
*
* @param {Studio_Bulk_FaultInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_fault = /** @type {((inputs?: Studio_Bulk_FaultInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_FaultInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_fault(inputs)
	return en_ca2_studio_bulk_fault(inputs)
});