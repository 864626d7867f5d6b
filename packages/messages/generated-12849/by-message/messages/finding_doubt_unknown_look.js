/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown>, known: NonNullable<unknown> }} Finding_Doubt_Unknown_LookInputs */

const en_ca2_finding_doubt_unknown_look = /** @type {(inputs: Finding_Doubt_Unknown_LookInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} is ignored: it is not one of ${i?.known}.`)
};

const fr_ca2_finding_doubt_unknown_look = /** @type {(inputs: Finding_Doubt_Unknown_LookInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.value} est ignoré, car il ne figure pas parmi ${i?.known}.`)
};

/**
* | output |
* | --- |
* | "{value} is ignored: it is not one of {known}." |
*
* @param {Finding_Doubt_Unknown_LookInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_unknown_look = /** @type {((inputs: Finding_Doubt_Unknown_LookInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Unknown_LookInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_unknown_look(inputs)
	return en_ca2_finding_doubt_unknown_look(inputs)
});