/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ code: NonNullable<unknown>, where: NonNullable<unknown> }} Finding_Doubt_Same_TableInputs */

const en_ca2_finding_doubt_same_table = /** @type {(inputs: Finding_Doubt_Same_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The code ${i?.code} is there twice (${i?.where}): orders cannot tell the two apart.`)
};

const fr_ca2_finding_doubt_same_table = /** @type {(inputs: Finding_Doubt_Same_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le code ${i?.code} est là deux fois (${i?.where}) ; les commandes ne peuvent les distinguer.`)
};

/**
* | output |
* | --- |
* | "The code {code} is there twice ({where}): orders cannot tell the two apart." |
*
* @param {Finding_Doubt_Same_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_same_table = /** @type {((inputs: Finding_Doubt_Same_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_Same_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_same_table(inputs)
	return en_ca2_finding_doubt_same_table(inputs)
});